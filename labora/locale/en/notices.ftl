# Notifications for people who are away: in their browser, by e-mail, through other services.

notice-turn = It is your turn at “{ $table }”.
notice-invited = { $name } invites you to “{ $table }”.
notice-undo = { $name } asks to undo something at “{ $table }”.
notice-over = The game at “{ $table }” is over. Won by: { $winners }.
notice-test = Notifications are on. You will hear about your tables here.
notice-several = { $count ->
    [one] News from one of your tables
   *[other] News from { $count } of your tables
}
notice-stop = Turn off these notifications
notice-confirm-title = Confirm your e-mail address
notice-confirm-text = Someone entered this address to get notifications about their Ora et Labora games. If it was you, open this link to confirm. If not, ignore this e-mail; you will not get another one.
# Why the last message did not arrive.
notice-problem = { $problem ->
    [own-network] The address is inside the server’s own network, which is not allowed.
    [unreachable] The destination did not respond.
    [refused] The destination rejected the message.
    [redirected] The destination redirected to another address. Enter the final address.
   *[mail] The server cannot send e-mail at the moment.
}

problem-no-such-channel = This link is no longer valid, or the address has been removed.
problem-no-such-way = This server does not support this kind of notification.
problem-too-many-channels = You can add up to { $limit } addresses. Remove one first.
problem-no-topic = This is not a topic address. Example: https://ntfy.sh/my-topic
problem-no-mail-address = This is not an e-mail address.
problem-asked-already = Several confirmation e-mails have already been sent to this address. Check its inbox, or try again tomorrow.
problem-no-web-address = This is not a valid address. It must start with https:// and must not contain a user name or password.
problem-own-network = This address is inside the server’s own network. The administrator can allow it with LABORA_NOTICE_HOSTS.
problem-no-such-host = There is no server at this address.
problem-no-such-invitation = This invitation no longer exists.
problem-too-many-invited = You can invite up to { $limit } people to a table.
