# Ratings of people.

web-ratings = Ratings
web-ratings-about = A rating and its 95% confidence range. Everyone starts at 1500; a rating from fewer than ten games is provisional.
web-ratings-none = No rated games yet. To play one, choose “Rated” when you create a table.
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
web-rating-sure = 95% confidence range
web-rating-step = { $day }: { $rating } ± { $spread }

web-shown-ratings = My ratings
web-shown-ratings-about = On the leaderboards, next to my name at open rated tables, and on my page if it is public.

web-boards-kind = Category
web-boards-rated-about = Players who have played rated games here and want to be listed.
