const FAR = 48;
const SLOPE = 0.6;

/** A swipe to the left goes on, one to the right goes back; what can be panned is panned. */
export function swiping(step: (forwards: boolean) => void): (place: HTMLElement) => () => void {
  return (place) => {
    let from: { x: number; y: number } | null = null;
    const begin = (event: TouchEvent): void => {
      const touch = event.touches.length === 1 ? event.touches[0] : undefined;
      const pans = event.target instanceof Element && event.target.closest(".spills") !== null;
      from = touch && !pans ? { x: touch.clientX, y: touch.clientY } : null;
    };
    const end = (event: TouchEvent): void => {
      const touch = event.changedTouches[0];
      if (!from || !touch) return;
      const [across, down] = [touch.clientX - from.x, touch.clientY - from.y];
      from = null;
      if (Math.abs(across) >= FAR && Math.abs(down) <= SLOPE * Math.abs(across)) step(across < 0);
    };
    place.addEventListener("touchstart", begin, { passive: true });
    place.addEventListener("touchend", end, { passive: true });
    return () => {
      place.removeEventListener("touchstart", begin);
      place.removeEventListener("touchend", end);
    };
  };
}
