import pako from 'pako';

/** The library looks for its own library here once it is bundled. Import this before it. */
Object.assign(globalThis, { pako });
