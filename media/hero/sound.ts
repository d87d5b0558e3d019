import { writeFile } from 'node:fs/promises';

const rate = 48_000;
const seconds = 12;
const length = rate * seconds;

/** The same noise each time: the file must come out byte for byte. */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
const chance = chances(7);
const loudest = (wave: Float64Array) => wave.reduce((most, value) => Math.max(most, Math.abs(value)), 0);

/** The sea's hiss. Two filters run over the same second of noise twice, so that its end meets its beginning. */
function surf(): Float64Array {
  const noise = Float64Array.from({ length }, () => chance() * 2 - 1);
  const wave = new Float64Array(length);
  let low = 0;
  let lower = 0;
  for (let at = 0; at < 2 * length; at += 1) {
    low += 0.28 * ((noise[at % length] ?? 0) - low);
    lower += 0.012 * (low - lower);
    wave[at % length] = low - lower;
  }
  const most = loudest(wave);
  return wave.map((value) => value / most);
}

/** Two waves in a loop, silent where it meets. */
const swell = (at: number) => (0.5 - 0.5 * Math.cos((4 * Math.PI * at) / length)) ** 1.6;

/** A plucked double course, slightly out of tune with itself, as a Portuguese guitar has (Karplus and Strong, 1983). */
function pluck(hertz: number): Float64Array {
  const sound = new Float64Array(Math.round(2.4 * rate));
  for (const detune of [1, 1.0021]) {
    const string = Float64Array.from({ length: Math.floor(rate / (hertz * detune)) }, () => chance() * 2 - 1);
    for (let at = 0; at < sound.length; at += 1) {
      const here = at % string.length;
      const now = string[here] ?? 0;
      sound[at] = (sound[at] ?? 0) + now * Math.min(1, at / (0.002 * rate));
      string[here] = 0.9965 * (0.75 * now + 0.25 * (string[(here + 1) % string.length] ?? 0));
    }
  }
  return sound;
}

/** Second and pitch: an arc in D minor that is home again before the loop meets. One note for each tile, and around them. */
const melody: readonly [number, number][] = [
  [1, 293.66],
  [1.75, 440],
  [2.5, 587.33],
  [3.6, 523.25],
  [4.4, 440],
  [5.6, 392],
  [6.4, 349.23],
  [7.2, 440],
  [8.4, 329.63],
  [9.2, 293.66],
];
const pad: readonly [number, number, number][] = [
  [146.83, 0, 0.5],
  [220, 1, 0.35],
  [293.66, 2, 0.22],
];

/** A room of eight echoes a side; what rings on past the end is heard at the beginning. */
function inRoom(dry: Float64Array, side: number): Float64Array {
  const echoes = [0.031, 0.053, 0.083, 0.127, 0.181, 0.263, 0.391, 0.557].map((delay, index) => ({
    delay: Math.round((delay + side * 0.0043 * (index + 1)) * rate),
    gain: 0.34 * Math.exp(-delay / 0.33) * (index % 2 === side ? 1 : -1),
  }));
  return dry.map((value, at) =>
    echoes.reduce(
      (sum, { delay, gain }) => sum + gain * (dry[(at - delay + length) % length] ?? 0),
      0.85 * value,
    ),
  );
}

function side(which: 0 | 1, sea: Float64Array, notes: readonly Float64Array[]): Float64Array {
  const late = which * Math.round(0.05 * rate);
  const dry = Float64Array.from({ length }, (_, at) => {
    const hiss = (sea[(at + which * 9_600) % length] ?? 0) * (0.25 + 0.75 * swell(at - late)) * 0.11;
    const hum = pad.reduce(
      (sum, [hertz, phase, part]) =>
        sum + part * Math.sin((2 * Math.PI * Math.round(hertz * seconds) * at) / length + phase),
      0,
    );
    return hiss + hum * (0.4 + 0.6 * swell(at)) * 0.05;
  });
  for (const [index, [start]] of melody.entries()) {
    const place = 0.5 + 0.28 * Math.sin(index * 1.7);
    const gain = 0.1 * (which === 0 ? Math.cos(place * (Math.PI / 2)) : Math.sin(place * (Math.PI / 2)));
    const first = Math.round(start * rate);
    for (const [at, value] of (notes[index] ?? []).entries())
      if (first + at < length) dry[first + at] = (dry[first + at] ?? 0) + gain * value;
  }
  return inRoom(dry, which);
}

/** Writes the film's twelve seconds of sound, made of nothing but numbers, as a WAV file. */
export async function writeSound(file: string): Promise<void> {
  const sea = surf();
  const notes = melody.map(([, hertz]) => pluck(hertz));
  const sides = [side(0, sea, notes), side(1, sea, notes)];
  const most = Math.max(...sides.map(loudest));
  const bytes = Buffer.alloc(44 + length * 4);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(36 + length * 4, 4);
  bytes.write('WAVEfmt ', 8);
  for (const [at, value] of [16, 1 | (2 << 16), rate, rate * 4, 4 | (16 << 16)].entries())
    bytes.writeUInt32LE(value, 16 + at * 4);
  bytes.write('data', 36);
  bytes.writeUInt32LE(length * 4, 40);
  // Half of full scale: -6 dB at the loudest.
  for (let at = 0; at < length; at += 1)
    for (const [which, wave] of sides.entries())
      bytes.writeInt16LE(Math.round(((wave[at] ?? 0) / most) * 0.5 * 32_767), 44 + at * 4 + which * 2);
  await writeFile(file, bytes);
}
