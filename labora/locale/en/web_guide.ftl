# The guided first game in the page: the entrance, the scroll, the questions, the first real game.

guide-motto = Learn by doing,
    by reading, or
    by looking up.
guide-lead = No need to study first: after ten minutes with Brother Odo you can play a full game.
guide-story = The game in five pictures
guide-tale-wheel = The wheel turns
guide-tale-wheel-about = Goods grow on it until someone takes them.
guide-tale-brother = A clergyman works
guide-tale-brother-about = Send him to a building to get goods or refine them.
guide-tale-chain = Goods get better
guide-tale-chain-about = Grain is ground into flour and baked into bread.
guide-tale-village = Villages grow
guide-tale-village-about = Pay food and energy to build them next to good houses.
guide-tale-points = Most points win
guide-tale-points-about = Goods, buildings and villages score.
guide-game = Guided first game
guide-game-time = ten minutes
guide-game-about = You play, Brother Odo explains: a real table, real moves. Leave when you like; what you have learned is remembered.
guide-lessons = Lessons
guide-begin = Begin
guide-continue = Continue: { $name }
guide-anew = Start over
guide-progress = { $done } of { $all } lessons done
guide-lesson-done = done
guide-quiz = Five questions
guide-play = Play a short game with comments
guide-rules = The rules
guide-rules-about = In plain words, with drawings. Every chapter can be shown at your own table.
guide-open-book = Open the book
guide-cards = Cards and goods
guide-cards-about = Every card of both variants, what each good is worth, and what you can turn it into.
guide-chapter-read = read
guide-often = Frequently asked
guide-ask-home = Why did all my clergymen return?
guide-ask-joker = What is the crown on the wheel?
guide-ask-end = When does the game end?
guide-ask-score = What counts at the end?

# At the table
guide-bar = guided first game
guide-leave = Leave
guide-brother = Brother Odo
guide-number = Lesson { $number } of { $all }
guide-done = Well done
guide-other = That works too
guide-not-yet = So far, so good
guide-own-turn = The next lesson continues from the turn I suggested, not from yours.
guide-why = Why?
guide-back = Back
guide-skip = Skip
guide-next = Next: { $name }
guide-keep = Keep it and continue
guide-try = Undo it
guide-to-quiz = Five questions
guide-hide = Hide
guide-show = What does Brother Odo say?

# Five questions
guide-quiz-about = Five short questions about your lessons.
guide-question = Question { $number } of { $all }
guide-right = Right.
guide-wrong = Not quite.
guide-quiz-next = Next question
guide-quiz-end = See the result
guide-result = { $right } of { $all } right
guide-result-good = The lessons were enough: you can play.
guide-result-some = That is enough for a first game; the rest comes while playing.
guide-now-play = Now play a short game against two easy bots, with help
guide-now-play-about = Thirteen quick rounds. Brother Odo comments on the first few; you can turn him off at any time.
guide-quiz-again = Try again

# Beside a real game
guide-beside-ask = What would you do?
guide-beside-off = Turn off comments
