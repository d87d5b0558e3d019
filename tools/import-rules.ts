import { dirname, posix } from 'node:path';
import { featureOrder } from './feature-order.ts';

/** One import (type-only or not) of one of our own files. */
export type Import = { from: string; specifier: string };

/** From the outside to the inside: a file may import its own layer and the layers after it, never one before. */
const chains: Record<'web' | 'server', RegExp[][]> = {
  web: [
    [/^web\/(routes\/|[^/]+$)/],
    [/^web\/features\//],
    [/^web\/ui\//],
    [/^web\/lib\//],
    [/^domain\/(contracts|texts)\//],
    [/^domain\/rules\//],
  ],
  server: [
    [/^server\/[^/]+$/],
    [/^server\/http\//],
    [/^server\/features\//],
    [/^db\/worlds\//],
    [/^server\/platform\//],
    [/^db\/generated\//],
    [/^domain\/(contracts|texts)\//],
    [/^domain\/rules\//],
  ],
};

/** Tools and tests of the whole may look at everything; nothing that is served may look at them. */
const outside = /^(tests|scripts|bench|db\/tests)\/|^[^/]+$/;

/** A test beside its file keeps to the arrows of that file, and may use `tests/support` as well. */
const test = /\.test\.tsx?$/;

const withoutExtension = /\/[^/.]+$/;

/** Returns what is wrong with an import in one sentence, or undefined. */
export function judgeImport({ from, specifier }: Import): string | undefined {
  const target = resolveOwn(from, specifier);
  // Written by the compiler of the routes beside each of them.
  if (!target || target.includes('/+types/')) return undefined;
  const says = (reason: string) => `${from} imports ${specifier}: ${reason}`;
  if (withoutExtension.test(`/${target}`))
    return says('write the extension, the server runs the file as it is');
  const named = ['web', 'server', 'domain', 'db', 'tests'].includes(topOf(target));
  if (specifier.startsWith('.') && named && topOf(from) !== topOf(target)) return says(`write #${target}`);
  if (outside.test(from)) return undefined;
  if (outside.test(target)) return test.test(from) ? undefined : says('tests and scripts are not served');
  const side = [from, target].map((path) => topOf(path));
  if (side.includes('web') && side.includes('server')) return says('web and server know only the domain');
  return judgeDirection(from, target, says) ?? judgeFeature(from, target, says);
}

type Says = (reason: string) => string;

function judgeDirection(from: string, target: string, says: Says): string | undefined {
  if (topOf(from) === 'domain') {
    if (topOf(target) !== 'domain') return says('the domain imports nothing outside the domain');
    const inward = layerOf('server', from) <= layerOf('server', target);
    return inward ? undefined : says('rules know no contracts and no texts');
  }
  const chain = topOf(from) === 'web' ? 'web' : 'server';
  const [here, there] = [layerOf(chain, from), layerOf(chain, target)];
  if (here < 0) return says(`${from} lies in no layer of ARCHITECTURE`);
  if (there < 0) return says('is not a layer that this side may import');
  return here <= there ? undefined : says(`${dirname(from)} comes after ${dirname(target)}`);
}

function judgeFeature(from: string, target: string, says: Says): string | undefined {
  const [here, there] = [featureOf(from), featureOf(target)];
  if (!here || !there || here === there) return undefined;
  return featureOrder.indexOf(there) < featureOrder.indexOf(here)
    ? undefined
    : says(`${there} does not stand before ${here} in tools/feature-order.ts`);
}

/** The feature that a file belongs to; a file straight in `features/` belongs to none. */
export function featureOf(path: string): string | undefined {
  return /^(?:web|server)\/features\/([^/]+)\//.exec(path)?.[1];
}

function layerOf(chain: 'web' | 'server', path: string): number {
  return chains[chain].findIndex((patterns) => patterns.some((pattern) => pattern.test(path)));
}

function topOf(path: string): string {
  return path.split('/')[0] ?? '';
}

/** Path from the top of the project, or undefined for a package. */
export function resolveOwn(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  return undefined;
}
