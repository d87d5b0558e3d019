import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Answers requests before the app builds anything of them: for pages that are asked for thousands of times a second.
 * What it does not answer it passes on by `next`.
 */
export type Front = (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void;
