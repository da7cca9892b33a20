# Comment quelqu’un veut apprendre ce qui se passe à ses tables pendant une absence.

web-notices = Notifications
web-notices-about = Rien n’est envoyé tant que vous n’activez rien. Les messages disent ce qui se passe à vos tables quand vous ne les regardez pas ; un seul message vaut pour plusieurs tables.
web-notices-here = Dans ce navigateur
web-notices-not-here = Ce navigateur ne le permet pas, ou n’en est pas capable.
web-notices-by = Ou par
web-notices-kind = { $kind ->
    [push] Un navigateur
    [email] Courriel
    [ntfy] ntfy
    [discord] Discord
    [slack] Slack
   *[json] Webhook (JSON)
}
web-notices-address = { $kind ->
    [email] Adresse de courriel
    [ntfy] Adresse du sujet
   *[other] Adresse du webhook
}
web-notices-example = { $kind ->
    [email] moi@example.org
    [ntfy] https://ntfy.sh/mon-sujet
    [discord] https://discord.com/api/webhooks/…
    [slack] https://hooks.slack.com/services/…
   *[json] https://example.org/hook
}
web-notices-add = Ajouter
web-notices-on = Me prévenir ici
web-notices-occasion = { $occasion ->
    [turn] quand c’est à moi de jouer
    [invited] quand on m’invite
    [undo] quand on demande d’annuler quelque chose
   *[over] quand une partie finit
}
web-notices-unconfirmed = Ouvrez le lien du courriel envoyé à cette adresse. Rien d’autre n’y est envoyé avant.
web-notices-tried = { $on ->
    [true] Un nouvel essai suit.
   *[false] Après plusieurs essais, c’est désactivé.
}
web-notices-test = { $again ->
    [true] Renvoyer le courriel de confirmation
   *[false] Essayer
}
web-notices-remove = Retirer
web-notices-confirm = Labora peut-il vous écrire ?
web-notices-confirm-about = Confirmez que cette adresse est la vôtre, et que vous voulez y apprendre ce qui se passe à vos tables.
web-notices-confirm-do = Oui, écrivez-moi
web-notices-confirm-done = C’est noté : les prochaines nouvelles arriveront par courriel.
web-notices-unsubscribe = Ne plus recevoir de messages
web-notices-unsubscribe-about = Les messages n’arriveront plus là où vous avez trouvé ce lien. Votre page permet de les réactiver.
web-notices-unsubscribe-do = Arrêter
web-notices-unsubscribe-done = Les messages sont arrêtés.
