import { createContext } from 'react';

/**
 * The content policy's nonce of this answer, provided on the server around the router.
 * Undefined in the browser, where the attribute is hidden from script anyway.
 */
export const NonceContext = createContext<string | undefined>(undefined);
