import type { AccessWorld } from '#server/testing/access-fixture.ts';
import { authorization } from './authorization.ts';
import { crossSite } from './cross-site.ts';
import { embeddedLoad } from './embedded-load.ts';
import { firstStarts } from './first-starts.ts';
import { fuzz } from './fuzz.ts';
import { headers } from './headers.ts';
import { hostileRequests } from './hostile-requests.ts';
import { kills } from './kills.ts';
import { logCanaries } from './log-canaries.ts';
import { logout } from './logout.ts';
import { rollingRestart } from './rolling-restart.ts';
import type { Suite } from './suite.ts';

/** The suites of one started app; its log is searched last, when all others have written to it. */
export function suitesOf(world: AccessWorld): readonly Suite[] {
  return [
    {
      ids: 'A0 A1',
      title: 'authorization',
      cases: [2_000, 2_800],
      testedAs: 'A1',
      run: authorization(world),
    },
    { ids: 'S5', title: 'cross-site writes', cases: [3_600, 8_900], run: crossSite(world) },
    { ids: 'S3', title: 'logout interleavings', cases: [50, 500], run: logout(world) },
    { ids: 'S10', title: 'headers (score ≥ 135)', cases: [135, 135], run: headers(world) },
    { ids: 'S11', title: 'fuzz', cases: [1_500, 16_000], run: fuzz(world) },
    // The longest of those beside the app first.
    { ids: 'D1 D2', title: 'kills during writes', cases: [8, 240], runs: 'own', run: kills },
    {
      ids: 'D8',
      title: 'rolling restart',
      cases: [1_000, 10_000],
      runs: 'own',
      run: rollingRestart,
    },
    {
      ids: 'S12',
      title: 'hostile requests, memory',
      cases: [400, 2_200],
      runs: 'own',
      run: hostileRequests,
    },
    { ids: 'D4', title: 'first starts, 3 at once', cases: [6, 60], runs: 'own', run: firstStarts },
    {
      ids: 'L5',
      title: 'embedded database, 200 connections',
      cases: [400, 3_000],
      runs: 'alone',
      run: embeddedLoad,
    },
    { ids: 'A2', title: 'log canaries (lines)', cases: [5_000, 20_000], run: logCanaries(world) },
  ];
}
