# How people want to be notified about their tables while they are away.

web-notices = Notifications
web-notices-about = Off by default. Get notified about your tables while you are away; news from several tables comes in one message.
web-notices-here = Notify me in this browser
web-notices-not-here = This browser blocks notifications or does not support them.
web-notices-by = Or notify me by
web-notices-kind = { $kind ->
    [push] A browser
    [email] E-mail
    [ntfy] ntfy
    [discord] Discord
    [slack] Slack
   *[json] Webhook (JSON)
}
web-notices-address = { $kind ->
    [email] E-mail address
    [ntfy] Topic address
   *[other] Webhook address
}
web-notices-example = { $kind ->
    [email] me@example.org
    [ntfy] https://ntfy.sh/my-topic
    [discord] https://discord.com/api/webhooks/…
    [slack] https://hooks.slack.com/services/…
   *[json] https://example.org/hook
}
web-notices-add = Add
web-notices-on = Enabled
web-notices-occasion = { $occasion ->
    [turn] when it is my turn
    [invited] when someone invites me
    [undo] when someone asks to undo
   *[over] when a game ends
}
web-notices-unconfirmed = Open the link in the e-mail we sent to this address. Nothing else is sent until you do.
web-notices-tried = { $on ->
    [true] Retrying.
   *[false] Turned off after several failed attempts.
}
web-notices-test = { $again ->
    [true] Resend confirmation
   *[false] Send a test
}
web-notices-remove = Remove
web-notices-confirm = Confirm your e-mail address
web-notices-confirm-about = Confirm that this e-mail address is yours and that you want notifications about your tables.
web-notices-confirm-do = Confirm
web-notices-confirm-done = E-mail notifications are on.
web-notices-unsubscribe = Turn off notifications
web-notices-unsubscribe-about = Notifications like the one with this link will be turned off. You can turn them on again on your page.
web-notices-unsubscribe-do = Turn off
web-notices-unsubscribe-done = Notifications are off.
