import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Makes the package unpack the shared libraries too, which it does only where it believes to be on that system. */
const asOnBareSystem = { AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' };

/**
 * Unpacks the Chromium that comes as an npm package, once per version (about 3 s, 200 MB), and returns its folder:
 * `chromium`, `al2023/lib` (the libraries it needs), `fonts` and `fonts.conf`.
 * The package would put it straight into /tmp, where a half-written or foreign file of that name would be taken for it.
 */
export function unpackChromium(): string {
  const { version } = JSON.parse(readFileSync('node_modules/@sparticuz/chromium/package.json', 'utf8'));
  const folder = resolve(`node_modules/.cache/chromium-${version}`);
  if (existsSync(folder)) return folder;

  mkdirSync(resolve('node_modules/.cache'), { recursive: true });
  const unfinished = mkdtempSync(`${folder}.`);
  const program = `const { default: chromium } = await import('@sparticuz/chromium'); await chromium.executablePath();`;
  const run = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, ...asOnBareSystem, TMPDIR: unfinished },
    encoding: 'utf8',
  });
  if (run.status !== 0) throw new Error(`Chromium could not be unpacked:\n${run.stderr}`);
  writeFileSync(join(unfinished, 'fonts.conf'), fontConfiguration(folder));
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    // Another run was faster; its copy is the same.
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(join(folder, 'chromium'))) throw error;
  }
  return folder;
}

/** The one in the package names folders of /tmp. */
function fontConfiguration(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;
}
