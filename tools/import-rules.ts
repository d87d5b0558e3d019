import { posix } from 'node:path';

/** One import (type-only or not) of one of our own files. */
export type Import = { from: string; specifier: string };

/** The layers of what is served; the first match counts. */
const layers = {
  'app/server': /^app\/server\//,
  'app/web': /^app\//,
  'features/*/server': /^features\/[^/]+\/(server\/|routes\.ts$)/,
  'features/*/web': /^features\/[^/]+\/web\//,
  'features/*': /^features\/[^/]+\//,
  'platform/server': /^platform\/server\//,
  'platform/browser': /^platform\/browser\//,
  'platform/shared': /^platform\/shared\//,
  ui: /^ui\//,
  'db/generated': /^db\/generated\//,
  'db/worlds': /^db\/worlds\//,
} as const;
type Layer = keyof typeof layers;

/** What each layer may import besides itself. */
const mayImport: Record<Layer, readonly Layer[]> = {
  'app/server': [
    'features/*/server',
    'features/*',
    'platform/server',
    'platform/shared',
    'db/generated',
    'db/worlds',
  ],
  'app/web': ['features/*/web', 'features/*', 'ui', 'platform/browser', 'platform/shared'],
  'features/*/server': ['features/*', 'platform/server', 'platform/shared', 'db/generated'],
  'features/*/web': ['features/*', 'ui', 'platform/browser', 'platform/shared'],
  'features/*': ['platform/shared'],
  'platform/server': ['platform/shared', 'db/generated'],
  'platform/browser': ['platform/shared'],
  'platform/shared': [],
  ui: ['platform/browser', 'platform/shared'],
  'db/generated': [],
  'db/worlds': ['features/*/server', 'features/*', 'platform/server', 'platform/shared', 'db/generated'],
};

/** Tools and tests may import everything; nothing that is served may import them. */
const outside = /^(tests|tools|bench|docs|media|db\/tests)\/|^[^/]+$/;

/** A test obeys its file's layer, and may also use `tests/support`. */
const test = /\.test\.tsx?$/;

const withoutExtension = /\/[^/.]+$/;

/** Returns what is wrong with an import in one sentence, or undefined. */
export function judgeImport({ from, specifier }: Import): string | undefined {
  const target = resolveOwn(from, specifier);
  // Generated beside each route.
  if (!target || target.includes('/+types/')) return undefined;
  const says = (reason: string) => `${from} imports ${specifier}: ${reason}`;
  if (withoutExtension.test(`/${target}`))
    return says('write the extension, the server runs the file as it is');
  if (specifier.startsWith('.') && isNamed(target) && areaOf(from) !== areaOf(target))
    return says(`write #${target}`);
  if (outside.test(from)) return undefined;
  if (outside.test(target)) return test.test(from) ? undefined : says('tests and tools are not served');
  const [here, there] = [layerOf(from), layerOf(target)];
  if (!here) return says(`${from} lies in no layer of docs/map.md`);
  if (!there) return says(`${target} lies in no layer of docs/map.md`);
  if (here !== there && !mayImport[here].includes(there)) return says(`${here} does not import ${there}`);
  return judgeDepth(from, target, says);
}

/** A folder within the server or web of a room is its own module: other rooms use what is above it. */
function judgeDepth(from: string, target: string, says: (reason: string) => string): string | undefined {
  const [room, other] = [roomOf(from), roomOf(target)];
  const isInside = /^features\/[^/]+\/(server|web)\/[^/]+\//.test(target);
  return isInside && room && room !== other ? says(`is the inside of a module of ${other}`) : undefined;
}

/** The room of a file, such as "documents". */
export const roomOf = (path: string): string | undefined => /^features\/([^/]+)\//.exec(path)?.[1];

/** The layer of a file, or undefined where it is not served. */
export function layerOf(path: string): Layer | undefined {
  return (Object.keys(layers) as Layer[]).find((layer) => layers[layer].test(path));
}

const isNamed = (path: string) => /^(app|features|platform|ui|db|tests|tools)\//.test(path);

/** Within one area files use relative paths: a room, a part of the platform, any other top folder. */
function areaOf(path: string): string | undefined {
  return /^(?:features|platform)\/[^/]+/.exec(path)?.[0] ?? path.split('/')[0];
}

/** Path from the top of the project, or undefined for a package. */
export function resolveOwn(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  return undefined;
}
