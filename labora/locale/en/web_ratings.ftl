# Ratings of people.

web-ratings = Ratings
web-ratings-about = A number and how sure it is: with 95 % the strength lies within that range. Everybody begins with 1500; with fewer than ten games it is provisional.
web-ratings-none = No rated game has been played yet. A table is rated if whoever opens it chooses so.
web-ratings-two = Two players
web-ratings-long = Three and four, long
web-ratings-short = Three and four, short
web-ratings-kind = { $variant }: { $modes }
web-rating-spread = ± { $spread }
web-rating-games = { $count ->
    [one] one rated game
   *[other] { $count } rated games
}
web-rating-provisional = provisional
web-rating-course = Rating: { $game }
web-rating-sure = how sure it is
web-rating-step = { $day }: { $rating } ± { $spread }

web-shown-ratings = My ratings
web-shown-ratings-about = On the leaderboards, beside my name at open rated tables, and on my page if others see it.

web-boards-kind = What is compared
web-boards-rated-about = Of people who have played rated games here, and want to stand here.
