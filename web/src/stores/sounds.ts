/** Small sounds, made here: each a few tones that fade. */

export const TUNES = ["bell", "knock", "strings"] as const;
export type Tune = (typeof TUNES)[number];

interface Tone {
  shape: OscillatorType;
  frequency: number;
  volume: number;
  /** Seconds, from the beginning. */
  from: number;
  lasts: number;
}

const tone = (
  shape: OscillatorType,
  frequency: number,
  volume: number,
  from: number,
  lasts: number,
): Tone => ({
  ...{ shape, frequency, volume },
  ...{ from, lasts },
});

const TONES: Readonly<Record<Tune, readonly Tone[]>> = {
  bell: [tone("sine", 660, 0.12, 0, 1.4), tone("sine", 1320, 0.05, 0, 1.4)],
  knock: [tone("triangle", 196, 0.3, 0, 0.09), tone("triangle", 220, 0.3, 0.16, 0.09)],
  strings: [294, 370, 440].map((frequency, k) => tone("triangle", frequency, 0.08, 0.14 * k, 0.9)),
};
const SILENCE = 0.0001;

export function play(tune: Tune): void {
  const context = new AudioContext();
  for (const { shape, frequency, volume, from, lasts } of TONES[tune]) {
    const begin = context.currentTime + from;
    const sound = context.createOscillator();
    const gain = context.createGain();
    sound.type = shape;
    sound.frequency.value = frequency;
    gain.gain.setValueAtTime(volume, begin);
    gain.gain.exponentialRampToValueAtTime(SILENCE, begin + lasts);
    sound.connect(gain).connect(context.destination);
    sound.start(begin);
    sound.stop(begin + lasts + 0.1);
  }
}
