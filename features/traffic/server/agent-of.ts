import { isbot } from 'isbot';
import { type Browser, browserOf, deviceOf, shortAgent } from '../rules/traffic.ts';

/** What of a user agent is of use to us. */
export interface Agent {
  isBot: boolean;
  device_type: 'mobile' | 'desktop';
  browser: Browser;
  user_agent: string;
}

const known = new Map<string, Agent>();
const mostKnown = 1_000;

/** What a user agent says. A site sees few different ones, and the list of bots is one long pattern: it is remembered. */
export function agentOf(userAgent: string): Agent {
  const before = known.get(userAgent);
  if (before) return before;
  if (known.size >= mostKnown) known.clear();
  const agent = {
    isBot: isbot(userAgent),
    device_type: deviceOf(userAgent),
    browser: browserOf(userAgent),
    user_agent: shortAgent(userAgent),
  };
  known.set(userAgent, agent);
  return agent;
}
