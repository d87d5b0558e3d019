import { openFileReader } from '#features/assistant/server/read-file.ts';
import { hostilePdfs } from '#tests/support/hostile-pdfs.ts';

// The program of `serve.ts`, which reads hostile files one after the other between two signals, as if people sent them
// without a pause. The files are made before: making them is not what is measured.
const files = hostilePdfs.map(({ bytes }) => bytes());
const { readPdf } = openFileReader();
let reading = false;
process.on('SIGUSR2', () => {
  reading = !reading;
  if (reading) void readOn();
});

async function readOn(): Promise<void> {
  while (reading) for (const file of files) if (reading) await readPdf(file);
}

await import('./serve.ts');
