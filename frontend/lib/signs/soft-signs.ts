import { readAppearance } from '#schema/rules/appearance/appearance-choice.ts';

/** What is worth a small sign. */
export type SignedEvent = 'tick' | 'milestone' | 'sticker';

/** Notes in Hz, one after the other: a knock, a rising third, three steps up. */
const NOTES: Record<SignedEvent, readonly number[]> = {
  tick: [660],
  milestone: [523.25, 659.25],
  sticker: [659.25, 783.99, 987.77],
};
/** Milliseconds on, off, on. */
const BUZZES: Record<SignedEvent, number[]> = {
  tick: [12],
  milestone: [18, 60, 28],
  sticker: [12, 50, 12, 50, 28],
};
/** In seconds, and the share of full volume that a note rises to: below the voice of a room. */
const [APART, RISE, FALL, LOUDNESS] = [0.11, 0.012, 0.22, 0.07];

/** Sets the notes of an event into a context, and says which ends last. */
export function setNotes(context: BaseAudioContext, event: SignedEvent): OscillatorNode {
  const tones = NOTES[event].map((frequency, index) => {
    const begins = context.currentTime + index * APART;
    const tone = new OscillatorNode(context, { frequency, type: 'sine' });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, begins);
    volume.gain.linearRampToValueAtTime(LOUDNESS, begins + RISE);
    volume.gain.exponentialRampToValueAtTime(0.0001, begins + RISE + FALL);
    tone.connect(volume).connect(context.destination);
    tone.start(begins);
    tone.stop(begins + RISE + FALL);
    return tone;
  });
  return tones.at(-1) as OscillatorNode;
}

let speaker: AudioContext | undefined;
let playing = 0;

/** Made of two numbers, there is no file to load; between sounds the device's speaker rests. */
async function play(event: SignedEvent): Promise<void> {
  speaker ??= new AudioContext();
  playing += 1;
  await speaker.resume();
  setNotes(speaker, event).onended = () => {
    playing -= 1;
    if (playing === 0) speaker?.suspend();
  };
}

/**
 * As the look that the device keeps says. A sticker is a game element: in calm mode it has none.
 * What cannot sound or buzz here does not: nothing depends on it.
 */
export function giveSign(event: SignedEvent, keptLook: string): void {
  const { sound, vibration, calm } = readAppearance(keptLook);
  if (calm && event === 'sticker') return;
  if (vibration) navigator.vibrate?.(BUZZES[event]);
  if (sound) play(event).catch(() => undefined);
}
