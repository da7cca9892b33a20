# What the engine refuses.

error-game-over = Игра окончена: решать больше нечего.
error-nothing-to-undo = Отменить ничего нельзя: ход только начался или с тех пор принял решение другой игрок.
error-no-mode = Режима «{ $value }» нет. Режимы: { $known }.
error-no-variant = Варианта «{ $value }» нет. Варианты: { $known }.
error-no-quarry = Каменоломню колоды C можно убрать только в короткой игре вчетвером во французском варианте.
# $text is what was given, $decision the id of the open decision.
error-no-option = Ответ «{ $text }» здесь невозможен.
# A line of a position that cannot be read, or that cannot come up in a game; $about says in what.
error-position = { $about ->
    [length] Строка позиции не бывает такой длинной.
    [fields] Это не строка позиции: каких-то полей не хватает, они неизвестны или повторяются.
    [number] Число в строке слишком мало или слишком велико: «{ $text }».
    [setup] Такого режима или варианта нет.
    [name] В строке названо то, чего не бывает вообще или на этом месте: «{ $text }».
    [cards] Такой позиции не бывает: какая-то карта встречается дважды, не участвует в игре или еще не вышла.
    [goods] Такой позиции не бывает: таких ресурсов здесь быть не может.
    [land] Такой позиции не бывает: поля не подходят друг к другу.
    [clergymen] Такой позиции не бывает: монахи не могут так стоять.
    [wheel] Такой позиции не бывает: счетчик не может так стоять.
    [round] Такой позиции не бывает: в этом раунде нет такого шага или хода.
    [decision] Такой позиции не бывает: этот вопрос там не стоит или выбирать не из чего.
   *[other] Такой позиции в игре не бывает.
}
error-bot-no-file = Файла { $file } нет.
error-bot-no-class = В файле { $file } нет класса { $class }, производного от { "labora.bots.Bot" }.
error-bot-broken = Файл { $file } не загружается: { $reason }.
error-bot-failed = Турнир остановлен из-за ошибки в { $bot }: { $reason }.
error-bot-no-program = Программы «{ $command }» нет. Своя программа указывается так: { "exec:./mybot" }.
error-cluster-no-answer = { $address ->
    [auto] На этом компьютере нет кластера { "Ray" }. Запустите его командой «{ "ray start --head" }» или укажите в { "RAY_ADDRESS" }, где он.
   *[other] По адресу { $address } не отвечает ни один кластер { "Ray" }. Запустите его там командой «{ "ray start --head" }» или укажите в { "RAY_ADDRESS" }, где он.
}
error-cluster-unfit = Кластер { "Ray" } по адресу { $address } не подходит: { $reason }
error-cluster-differs = На узле { $node } стоит Labora { $there }, а здесь { $here }. Установите на всех узлах одну и ту же версию, иначе результаты не совпадут.
error-cluster-lacks = На узле { $node } нет пакета { "Python" } { $module }. Установите там то, что установлено здесь.
error-cluster-work = Узел { $node } не смог выполнить работу: { $reason }
error-cluster-lost = Кластер безвозвратно потерял часть работы: { $reason }
error-other = Это невозможно.
