import { clamd } from './clamd.ts';
import { localScanner } from './local-scanner.ts';
import type { Scanner } from './scanner.ts';

/** The scanner of CLAMAV_URL, else the one that knows a test file only. */
export const openScanner = ({ clamavUrl }: { clamavUrl?: string | undefined }): Scanner =>
  clamavUrl ? clamd(clamavUrl) : localScanner();
