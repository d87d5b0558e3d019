import { execFileSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** Packages that carry PDFs of many makers for their own tests. */
const npmPackages = ['pdf-parse@1.1.1', 'pdf-data-parser@1.2.22', 'pdfreader@0.2.5'];
/** The same as sources of Debian. */
const debianSources = ['pikepdf', 'pdfminer', 'pypdf'];

/** Fetches the public part of the corpus by npm and apt into a folder. Returns what did not come, and why. */
export function fetchPublicFiles(folder: string): string[] {
  const packed = mkdtempSync(join(tmpdir(), 'rumo-packages-'));
  const missing: string[] = [];
  const run = (program: string, args: readonly string[]) =>
    execFileSync(program, args, { cwd: packed, stdio: 'pipe', timeout: 180_000 });
  const attempt = (what: string, act: () => void) => {
    try {
      act();
    } catch (error) {
      missing.push(
        `${what}: ${String((error as Error).message)
          .split('\n')
          .slice(0, 2)
          .join(' ')}`,
      );
    }
  };
  for (const name of npmPackages) attempt(`npm ${name}`, () => run('npm', ['pack', '--silent', name]));
  attempt('apt', () => {
    // Lists of their own: those of the machine stay as they are.
    const sources = join(packed, 'sources.list');
    writeFileSync(sources, 'deb-src http://deb.debian.org/debian bookworm main\n');
    mkdirSync(join(packed, 'lists/partial'), { recursive: true });
    const own = [
      `-oDir::Etc::sourcelist=${sources}`,
      '-oDir::Etc::sourceparts=/nonexistent',
      `-oDir::State::lists=${packed}/lists`,
    ];
    run('apt-get', [...own, 'update', '-q']);
    for (const name of debianSources)
      attempt(`apt ${name}`, () => run('apt-get', [...own, 'source', '--download-only', '-q', name]));
  });
  for (const archive of globSync('*.{tgz,orig.tar.*}', { cwd: packed })) {
    const [name = ''] = archive.split(/_|-\d/);
    const opened = join(packed, name);
    mkdirSync(opened, { recursive: true });
    attempt(archive, () =>
      run('tar', ['xf', archive, '-C', opened, '--wildcards', '*.pdf', '--no-anchored', '--ignore-case']),
    );
    for (const file of globSync('**/*.{pdf,PDF}', { cwd: opened }).sort())
      if (readFileSync(join(opened, file)).length > 0)
        copyFileSync(join(opened, file), join(folder, `${name} ${basename(file)}`));
  }
  rmSync(packed, { recursive: true });
  return missing;
}
