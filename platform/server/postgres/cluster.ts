import { mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { clusterExists, createCluster } from './create-cluster.ts';
import { chooseSocketDir, handOver } from './data-folder.ts';
import { type Binaries, findBinaries } from './find-binaries.ts';
import { chooseServerUser, type ServerUser } from './server-user.ts';

/** A database folder that is ready to be served, and by what. */
export type Cluster = {
  dir: string;
  socketDir: string;
  logFile: string;
  binaries: Binaries;
  user: ServerUser;
  /** More settings for this run, over those in postgresql.conf. */
  settings: Record<string, string>;
};

/** Finds the cluster of a data folder and the programs that fit it; creates it at the first start. */
export function openCluster(givenDataDir: string, settings: Record<string, string>): Cluster {
  const dataDir = resolve(givenDataDir);
  const dir = join(dataDir, 'postgres');
  mkdirSync(dataDir, { recursive: true });
  const user = chooseServerUser(dir);
  const major = clusterExists(dir) ? Number(readFileSync(join(dir, 'PG_VERSION'), 'utf8')) : undefined;
  const binaries = findBinaries({ major, user, dataDir });
  if (!major) createCluster(dir, binaries, user);
  else if (statSync(dir).uid === 0) handOver(dir, user);
  return { dir, socketDir: chooseSocketDir(dir, user), logFile: `${dir}.log`, binaries, user, settings };
}

/** Removes what a stopped server needs no more outside the data folder. */
export function removeSocketDir(cluster: Cluster): void {
  if (cluster.socketDir !== cluster.dir) rmSync(cluster.socketDir, { recursive: true });
}

/** Process number of the server that has this cluster open, or had it open when it was killed. */
export function readPostmasterPid(cluster: Cluster): number | undefined {
  try {
    return Number(readFileSync(join(cluster.dir, 'postmaster.pid'), 'utf8').split('\n')[0]);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
