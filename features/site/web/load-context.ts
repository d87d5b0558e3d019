import { createContext, RouterContextProvider } from 'react-router';
import type { LoadContext } from '../contract.ts';

/** Read in loaders: `context.get(loadContext)`. */
export const loadContext = createContext<LoadContext>();

/** Called by the server once per request, through the built bundle. */
export function createLoadContext(values: LoadContext): RouterContextProvider {
  const provider = new RouterContextProvider();
  provider.set(loadContext, values);
  return provider;
}
