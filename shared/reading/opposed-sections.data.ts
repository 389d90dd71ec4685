import type { ChannelId } from '../engine/channels.ts';

/*
 * Sections that would say the opposite of a result's headline, by the channel that the headline is about:
 * "You get to the bottom of what others only skim" and a chapter on the urge for something new. They are left out.
 */

/** They say that the reader moves on early. */
const MOVING_ON = ['manager:gate:35', 'money:profile:6/3', 'money:profile:3/6'];
/** They say that the reader has an answer before any reasons. */
const AT_ONCE = ['decide:gate:17', 'decide:gate:43'];
/** It says that the reader starts later than others, or rushes. */
const OWN_START = ['energy:center:root'];
/** They say that the reader is hurried, or makes a hurry. */
const HURRY = ['energy:center:root', 'pressure:center:root', 'pressure:gate:36'];

export const OPPOSED_SECTIONS: Readonly<Partial<Record<ChannelId, readonly string[]>>> = {
  '4-63': AT_ONCE,
  '5-15': HURRY,
  '9-52': [...MOVING_ON, 'pressure:gate:36'],
  '16-48': MOVING_ON,
  '20-34': OWN_START,
  '24-61': AT_ONCE,
  '25-51': OWN_START,
  '28-38': MOVING_ON,
  '29-46': MOVING_ON,
  '32-54': MOVING_ON,
  '34-57': OWN_START,
  '37-40': ['money:gate:49'],
  '42-53': MOVING_ON,
};
