"""The chapters that every game is played by, from the aim to the end."""

from typing import Final

from labora.tutorial.rulebook_parts import Chapter, Section, drawing, item, step, table, text

AIM: Final = Chapter(
    "aim",
    (
        Section(
            "aim",
            (
                text("aim", when="two many"),
                text("aim-solo", when="solo"),
                text("aim-way"),
                drawing("chain"),
                text("aim-open", when="two many"),
                text("aim-open-solo", when="solo"),
            ),
        ),
        Section(
            "start",
            (
                text("start-land"),
                drawing("heartland"),
                text("start-people"),
                text("start-goods", when="two many"),
                text("start-goods-solo", when="solo"),
                text("start-hand"),
                text("start-display", when="two many"),
                text("start-display-solo", when="solo"),
                text("start-quarry", when="4-short+france"),
                text("start-first", when="two many"),
            ),
            "land",
        ),
    ),
)

ROUND: Final = Chapter(
    "round",
    (
        Section(
            "round",
            (
                text("round", when="2-long"),
                text("round-last", when="2-short many solo"),
                step("step-home"),
                step("step-wheel"),
                step("step-gifts", when="short"),
                step("step-neutral", when="solo"),
                step("step-again", when="solo"),
                step("step-phase"),
                step("step-actions", when="many"),
                step("step-actions-two", when="2-short"),
                step("step-actions-two-long", when="2-long"),
                step("step-actions-solo", when="solo"),
                step("step-marker", when="many 2-long"),
                drawing("round"),
            ),
            "timeline",
        ),
        Section(
            "timeline",
            (
                text("timeline"),
                table("timeline"),
                text("timeline-last", when="many solo"),
                text("timeline-two", when="two"),
            ),
            "timeline",
        ),
    ),
)

WHEEL: Final = Chapter(
    "wheel",
    (
        Section(
            "wheel",
            (
                text("wheel"),
                drawing("wheel"),
                text("wheel-values"),
                text("wheel-last", when="two many"),
                text("wheel-last-solo", when="solo"),
                text("wheel-take"),
            ),
            "wheel",
        ),
        Section("joker", (text("joker"), text("joker-only")), "wheel"),
        Section(
            "indicators",
            (
                text("wheel-start"),
                text("wheel-grapes", when="two+france many+france"),
                text("wheel-stone", when="two many"),
                text("wheel-never", when="solo+ireland"),
                text("wheel-never-france", when="solo+france", cards="G22"),
            ),
            "wheel",
        ),
        Section(
            "nothing",
            (text("wheel-zero", 4), text("wheel-gone", 5, when="solo"), text("wheel-all", 6, when="short")),
            "wheel",
        ),
    ),
)

TURN: Final = Chapter(
    "turn",
    (
        Section(
            "turn",
            (
                text("turn", 7, when="many"),
                text("turn-two", 7, when="solo 2-short"),
                text("turn-two-long", 7, when="2-long"),
                item("turn-place"),
                item("turn-contract"),
                item("turn-fell"),
                item("turn-cut"),
                item("turn-build"),
                drawing("turn"),
                text("turn-bonus", when="many"),
            ),
            "actions",
        ),
        Section("fell", (text("fell"), text("fell-none")), "land"),
        Section(
            "extra",
            (
                text("extra-land"),
                text("extra-often", when="many"),
                text("extra-often-two", when="2-short 2-long solo"),
                text("extra-exchange", 1),
            ),
            "actions",
        ),
        Section("turn-end", (text("turn-end", 7),), "actions"),
    ),
)

CLERGYMEN: Final = Chapter(
    "clergymen",
    (
        Section(
            "clergymen",
            (text("clergymen"), text("clergymen-place", 31), text("clergymen-occupied")),
            "clergymen",
        ),
        Section(
            "home",
            (
                text("home"),
                drawing("home"),
                text("home-rest", 10),
                text("home-early", 10, 16, cards="F23"),
                text("home-early-ireland", 10, 17, cards="I23"),
            ),
            "clergymen",
        ),
        Section(
            "prior",
            (text("prior", 31), text("prior-keep"), text("prior-priory", cards="G01")),
            "clergymen",
        ),
    ),
)

CONTRACTS: Final = Chapter(
    "contracts",
    (
        Section(
            "contracts",
            (
                text("contracts"),
                item("contract-pay"),
                item("contract-send"),
                item("contract-use"),
                text("contract-owner", 8, when="two many"),
                text("contract-solo", when="solo"),
            ),
            "actions",
        ),
        Section(
            "fee",
            (
                text("fee", when="two many"),
                text("fee-solo", when="solo"),
                text("fee-raised", 24, cards="F21 I21"),
                text("fee-gift", 30),
                text("fee-never", 9),
                text("fee-bonus", 9, when="many"),
            ),
            "actions",
        ),
        Section("whose", (text("whose", 13), text("contract-away", 10))),
    ),
)

BUILDING: Final = Chapter(
    "building",
    (
        Section(
            "building",
            (
                text("building"),
                text("building-terrain"),
                drawing("card"),
                text("building-cloister"),
                text("building-prior"),
                text("building-stays"),
            ),
            "display",
        ),
        Section(
            "functions",
            (
                text("functions", 20),
                text("functions-arrow", 20),
                text("functions-nothing", 20),
                text("functions-times", 29),
                text("functions-whose", 13),
            ),
            "display",
        ),
        Section(
            "reaching",
            (
                text("reaching", 11),
                item("reach-prior", 11, cards="G01"),
                item("reach-occupied", 11, 20, cards="F27 I27"),
                item("reach-beside", 11, 32, cards="F09 I10"),
                item("reach-display", 11, cards="F40 I40"),
                text("reach-once", 12),
            ),
        ),
        Section(
            "cards",
            (
                text("cards"),
                item("card-carpentry", 14, 15, cards="F10"),
                item("card-forests", 15, cards="F38"),
                item("card-forests-ireland", 15, cards="I29"),
                item("card-calefactory", 15, cards="F32"),
                item("card-bathhouse", 16, cards="F23"),
                item("card-locutory", 14, 17, cards="I23"),
                item("card-castle", 18, cards="G28"),
                item("card-bulwark", 19, cards="I37"),
                item("card-tower", 21, cards="I35"),
                item("card-wonder", 22, cards="G34"),
                item("card-inn", 33, cards="F20"),
                item("card-ships", 4, when="two many", cards="F33 I33"),
                item("card-ships-solo", 4, 5, when="solo", cards="F33 I33"),
                item("card-estate", 29, 34, cards="G39"),
                item("card-pilgrimage", 34, cards="F36"),
                item("card-brotherhood", 27, cards="G41"),
                item("card-festival", 27, cards="I38"),
            ),
            "display",
        ),
    ),
)

LAND: Final = Chapter(
    "land",
    (
        Section("land", (text("land"), text("land-beside"), drawing("adjacency")), "land"),
        Section(
            "district",
            (text("district"), item("district-hills"), item("district-plains")),
            "land",
        ),
        Section(
            "plot",
            (text("plot"), item("plot-coast"), item("plot-mountain"), text("plot-where")),
            "land",
        ),
        Section(
            "prices",
            (text("prices", when="two many"), text("prices-solo", when="solo"), table("prices")),
            "actions",
        ),
        Section("stays", (text("stays", when="two many"), text("stays-solo", when="solo"))),
    ),
)

GOODS: Final = Chapter(
    "goods",
    (
        Section("goods", (text("goods"), table("goods"), text("goods-supply")), "goods"),
        Section(
            "exchange",
            (
                text("exchange", 1),
                item("exchange-straw", 1),
                item("exchange-coins", 1),
                item("exchange-wine", 1, when="france"),
                item("exchange-whiskey", 1, when="ireland"),
                text("exchange-when", 1),
            ),
            "goods",
        ),
        Section(
            "paying",
            (text("paying", 3), drawing("paying"), text("paying-grain", 1), text("paying-drink", 1)),
            "goods",
        ),
        Section("different", (text("different", 2),), "goods"),
    ),
)

SETTLEMENTS: Final = Chapter(
    "settlements",
    (
        Section(
            "settlements",
            (
                text("settlements"),
                text("settle-order", when="many 2-long"),
                text("settle-order-two", when="2-short"),
                text("settle-cost", 3),
                text("settle-where"),
            ),
            "hand",
        ),
        Section(
            "hand",
            (
                text("hand"),
                table("settlements"),
                text("hand-new", when="two many"),
                text("hand-new-solo", when="solo"),
            ),
            "hand",
        ),
        Section(
            "castle",
            (
                text("castle", 18, cards="G28"),
                text("castle-bonus", 18, when="many", cards="G28"),
                text("castle-last", 18, when="two", cards="G28"),
            ),
            "hand",
        ),
    ),
)

SCORING: Final = Chapter(
    "scoring",
    (
        Section(
            "scoring",
            (text("scoring"), item("score-goods"), item("score-economic"), item("score-settlements")),
            "score",
        ),
        Section(
            "dwelling",
            (
                text("dwelling"),
                drawing("settlement"),
                text("dwelling-water", 25),
                text("dwelling-houseboat", 25, cards="I11"),
                text("dwelling-bad", 26),
            ),
            "score",
        ),
        Section(
            "winning",
            (
                text("score-drink"),
                text("winning", when="two many"),
                text("winning-solo", when="solo"),
            ),
            "score",
        ),
    ),
)

END: Final = Chapter(
    "end",
    (
        Section(
            "end",
            (
                text("end", when="many"),
                item("bonus-priors", when="many"),
                item("bonus-action", when="many"),
                item("bonus-phase", when="many"),
                text("bonus-not", 9, when="many"),
                text("end-two", when="2-short"),
                text("end-two-long", when="2-long"),
                text("end-open", 28, when="two"),
                text("end-solo", when="solo"),
            ),
            "timeline",
        ),
    ),
)

COURSE: Final = (
    AIM,
    ROUND,
    WHEEL,
    TURN,
    CLERGYMEN,
    CONTRACTS,
    BUILDING,
    LAND,
    GOODS,
    SETTLEMENTS,
    SCORING,
    END,
)
