"""Drags the slider of a review, and tells what each step takes."""

from collections.abc import Iterable

from playwright.sync_api import Page

DRAG = """() => {
  const slider = document.querySelector("[role=slider]");
  slider.setPointerCapture = () => undefined;
  window.drag = (share, type) => {
    const { left, top, width, height } = slider.getBoundingClientRect();
    const start = performance.now();
    slider.dispatchEvent(new PointerEvent(type, { pointerId: 1, button: 0, bubbles: true,
      clientX: left + 40 + (width - 100) * share, clientY: top + height / 2 }));
    return new Promise((done) =>
      requestAnimationFrame(() => setTimeout(() => done(performance.now() - start))));
  };
  return window.drag(0, "pointerdown");
}"""


def slides(page: Page, shares: Iterable[float]) -> list[tuple[float, float]]:
    """For each share of the game the milliseconds until the frame that shows it.

    Of the clock, and of the page's own processor time, which other work on the machine does not touch.
    """
    wire = page.context.new_cdp_session(page)
    wire.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.evaluate(DRAG)

    def spent() -> float:
        metrics = wire.send("Performance.getMetrics")["metrics"]
        return next(float(one["value"]) for one in metrics if one["name"] == "TaskDuration") * 1000

    found = []
    for share in shares:
        before = spent()
        clock: float = page.evaluate("share => window.drag(share, 'pointermove')", share)
        found.append((clock, spent() - before))
    return found
