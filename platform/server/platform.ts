import type { Billing } from './billing/billing.ts';
import type { ClientAddress } from './client-address.ts';
import type { Clock } from './clock.ts';
import type { Database } from './database.ts';
import type { Env } from './env.ts';
import type { Files } from './files/files.ts';
import type { AccessTokens } from './identity/access-tokens.ts';
import type { Identity } from './identity/identity.ts';
import type { Live } from './live.ts';
import type { Load } from './load.ts';
import type { Log } from './log.ts';
import type { Mail } from './mail.ts';
import type { Model } from './model.ts';
import type { Outages } from './observability/outages.ts';
import type { RequestFigures } from './observability/request-figures.ts';
import type { Scanner } from './scanner.ts';
import type { Secrets } from './secrets.ts';

/** The part of the process that runs jobs. */
export interface Worker {
  /** Rejects when no jobs are taken. */
  probe(): Promise<void>;
  /** Finishes running jobs and takes no more. */
  stop(): Promise<void>;
}

/**
 * What rooms keep in memory for as long as the process. Each adds its member here (`declare module`), and
 * `app/server/open-rooms.ts` opens it at the start.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the rooms fill it.
export interface Rooms {}

/** Every service outside the program's own code. */
export interface Services {
  env: Env;
  clock: Clock;
  log: Log;
  clientAddress: ClientAddress;
  load: Load;
  outages: Outages;
  requestFigures: RequestFigures;
  database: Database;
  files: Files;
  scanner: Scanner;
  live: Live;
  mail: Mail;
  /** Absent when the operator has none. */
  model?: Model | undefined;
  identity: Identity;
  billing: Billing;
  secrets: Secrets;
  tokens: AccessTokens;
}

/** Opened once by `app/server/open-platform.ts`, given to every operation. */
export interface Platform extends Services, Rooms {
  worker: Worker;
}
