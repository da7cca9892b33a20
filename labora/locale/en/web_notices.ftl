# How somebody wants to be told what happens at their tables while they are away.

web-notices = Notifications
web-notices-about = Off until you switch something on. You are told what happens at your tables while you are not looking at them, several tables together.
web-notices-here = Tell me in this browser
web-notices-not-here = This browser does not allow it, or cannot do it.
web-notices-by = Or tell me by
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
    [ntfy] Address of the topic
   *[other] Address of the webhook
}
web-notices-example = { $kind ->
    [email] me@example.org
    [ntfy] https://ntfy.sh/my-topic
    [discord] https://discord.com/api/webhooks/…
    [slack] https://hooks.slack.com/services/…
   *[json] https://example.org/hook
}
web-notices-add = Add
web-notices-on = Tell me here
web-notices-occasion = { $occasion ->
    [turn] when it is my turn
    [invited] when somebody invites me
    [undo] when somebody asks to take something back
   *[over] when a game ends
}
web-notices-unconfirmed = Open the link in the e-mail that was sent to this address. Nothing else is sent there before.
web-notices-tried = { $on ->
    [true] It is tried again.
   *[false] After several attempts it was switched off.
}
web-notices-test = { $again ->
    [true] Send the question again
   *[false] Try it out
}
web-notices-remove = Remove
web-notices-confirm = May Labora write to you?
web-notices-confirm-about = Confirm that this e-mail address is yours, and that you want to be told there what happens at your tables.
web-notices-confirm-do = Yes, write to me
web-notices-confirm-done = From now on you are told by e-mail.
web-notices-unsubscribe = No more messages
web-notices-unsubscribe-about = Messages to the place where you found this link will be switched off. On your page you can switch them on again.
web-notices-unsubscribe-do = Switch them off
web-notices-unsubscribe-done = They are switched off.
