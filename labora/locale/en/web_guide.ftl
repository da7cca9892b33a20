# The guided first game in the page: the entrance, the scroll, the questions, the first real game.

guide-motto = Learn by doing,
    by reading, or
    by looking up.
guide-lead = Nothing to study first: after ten minutes beside Brother Odo you can play a whole game.
guide-story = The game in five pictures
guide-tale-wheel = The wheel ripens
guide-tale-wheel-about = Each round every good on it grows.
guide-tale-brother = A brother fetches
guide-tale-brother-about = Send a clergyman to a building: it works for you.
guide-tale-chain = Goods get better
guide-tale-chain-about = Grain is ground to flour and baked to bread.
guide-tale-village = Villages are fed
guide-tale-village-about = Food and energy settle them beside good houses.
guide-tale-points = Most points win
guide-tale-points-about = Goods, houses and villages count.
guide-game = Guided first game
guide-game-time = ten minutes
guide-game-about = You play, Brother Odo explains: a real table, real moves. Leave when you like; what you have learned is remembered.
guide-lessons = Lessons
guide-begin = Begin
guide-continue = Go on: { $name }
guide-anew = Begin anew
guide-progress = { $done } of { $all } lessons done
guide-lesson-done = done
guide-quiz = Five questions
guide-play = Play a short game with him
guide-rules = The rules
guide-rules-about = In plain words, with drawings. Every chapter can be shown at your own table.
guide-open-book = Open the book
guide-cards = Cards and goods
guide-cards-about = Every card of both variants, what each good is worth, and what becomes of it.
guide-chapter-read = read
guide-often = Often asked
guide-ask-home = Why did all my clergymen come home?
guide-ask-joker = What is the crown on the wheel?
guide-ask-end = When does the game end?
guide-ask-score = What counts at the end?

# At the table
guide-bar = guided first game
guide-leave = Leave
guide-brother = Brother Odo
guide-number = Lesson { $number } of { $all }
guide-done = Well done
guide-other = That works too, but look
guide-not-yet = Not yet
guide-why = Why?
guide-back = Back
guide-skip = Skip
guide-next = Next: { $name }
guide-keep = Keep it, go on
guide-try = Take it back
guide-to-quiz = Five questions
guide-hide = Roll up
guide-show = What does Brother Odo say?

# Five questions
guide-quiz-about = What does the engine say? Five short questions from your lessons.
guide-question = Question { $number } of { $all }
guide-right = Right.
guide-wrong = Not quite.
guide-quiz-next = Next question
guide-quiz-end = See the result
guide-result = { $right } of { $all } right
guide-result-good = The lessons were enough: you can play.
guide-result-some = That is enough for a first game; the rest comes while playing.
guide-now-play = Now a short game with two novices, with a hand on your shoulder
guide-now-play-about = Thirteen quick rounds. Brother Odo says what matters in the first of them, and can be sent away at any time.
guide-quiz-again = Ask me again

# Beside a real game
guide-beside-ask = What would you do?
guide-beside-off = Thank you, I can manage
