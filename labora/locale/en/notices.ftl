# What people are told who are not here: by their browser, by e-mail, by other services.

notice-turn = It is your turn at “{ $table }”.
notice-invited = { $name } invites you to “{ $table }”.
notice-undo = { $name } asks to take something back at “{ $table }”.
notice-over = The game at “{ $table }” has ended. Won: { $winners }.
notice-test = From now on Labora tells you here what happens at your tables.
notice-several = { $count ->
    [one] Something is new at one of your tables
   *[other] Something is new at { $count } of your tables
}
notice-stop = Switch these messages off
notice-confirm-title = May Labora write to you?
notice-confirm-text = Somebody has entered this address to be told what happens at their tables of Ora et Labora. If it was you, open this link and confirm it. If not, do nothing: no further e-mail will come.
# Why the last message did not arrive.
notice-problem = { $problem ->
    [own-network] The address lies in the service’s own network, where it does not write to.
    [unreachable] The receiver did not answer.
    [refused] The receiver did not accept the message.
    [redirected] The receiver pointed to another address. Enter the final one.
   *[mail] The service’s own e-mail does not work at the moment.
}

problem-no-such-channel = This link is not valid any more, or the address has been removed.
problem-no-such-way = This service cannot send messages in this way.
problem-too-many-channels = You can be told at { $limit } addresses at most. Remove one of them first.
problem-no-topic = This is not the address of a topic: it looks like https://ntfy.sh/my-topic.
problem-no-mail-address = This is not an e-mail address.
problem-asked-already = This address has been asked several times already. Look for the e-mail there, or try again tomorrow.
problem-no-web-address = This is not an address that can be written to: it begins with https:// and has no name and password in it.
problem-own-network = This address lies in the service’s own network. Whoever runs it can allow it with LABORA_NOTICE_HOSTS.
problem-no-such-host = There is no receiver at this address.
problem-no-such-invitation = This invitation is not there any more.
problem-too-many-invited = { $limit } people at most can be invited to a table.
