import { parentPort, workerData } from 'node:worker_threads';
import { findInText } from '../rules/file-text.ts';
import type { PdfPage } from '../rules/pdf.ts';

parentPort?.postMessage(findInText(workerData as PdfPage[]));
