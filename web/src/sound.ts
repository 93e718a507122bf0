// Three short sounds, made on the spot so that nothing has to be loaded. Off unless switched on.
import { sound } from "./settings";

const TUNES = {
  turn: [660, 880],
  move: [440],
  chat: [740],
  end: [523, 659, 784],
} as const;

let context: AudioContext | null = null;

export function play(tune: keyof typeof TUNES): void {
  if (!sound.value) return;
  context ??= new AudioContext();
  const start = context.currentTime;
  TUNES[tune].forEach((pitch, i) => {
    if (!context) return;
    const tone = context.createOscillator();
    const volume = context.createGain();
    const from = start + i * 0.12;
    tone.type = "triangle";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, from);
    volume.gain.exponentialRampToValueAtTime(0.12, from + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, from + 0.22);
    tone.connect(volume).connect(context.destination);
    tone.start(from);
    tone.stop(from + 0.25);
  });
}
