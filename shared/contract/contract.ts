import * as accountOverview from './account-overview.ts';
import * as accountTeams from './account-teams.ts';
import * as accounts from './accounts.ts';
import * as admin from './admin.ts';
import * as audit from './audit.ts';
import * as auth from './auth.ts';
import * as billing from './billing.ts';
import * as calendars from './calendars.ts';
import * as certainty from './certainty.ts';
import * as chartDetails from './chart-details.ts';
import * as charts from './charts.ts';
import * as cleanup from './cleanup.ts';
import * as coach from './coach.ts';
import * as connection from './connection.ts';
import * as conversations from './conversations.ts';
import * as corrections from './corrections.ts';
import * as deletion from './deletion.ts';
import * as invitations from './invitations.ts';
import * as knowledge from './knowledge.ts';
import * as library from './library.ts';
import * as manual from './manual.ts';
import * as members from './members.ts';
import * as organization from './organization.ts';
import * as ownChart from './own-chart.ts';
import * as places from './places.ts';
import * as privacy from './privacy.ts';
import * as prompts from './prompts.ts';
import * as reading from './reading.ts';
import * as report from './report.ts';
import type { Route } from './route.ts';
import * as samples from './samples.ts';
import * as sharing from './sharing.ts';
import * as system from './system.ts';
import * as teamPlan from './team-plan.ts';
import * as teamWeather from './team-weather.ts';
import * as teams from './teams.ts';
import * as usage from './usage.ts';

const EXPORTS = {
  ...accountOverview,
  ...accountTeams,
  ...accounts,
  ...admin,
  ...audit,
  ...auth,
  ...billing,
  ...calendars,
  ...certainty,
  ...chartDetails,
  ...charts,
  ...cleanup,
  ...coach,
  ...connection,
  ...conversations,
  ...corrections,
  ...deletion,
  ...invitations,
  ...knowledge,
  ...library,
  ...manual,
  ...members,
  ...organization,
  ...ownChart,
  ...places,
  ...privacy,
  ...prompts,
  ...reading,
  ...report,
  ...samples,
  ...sharing,
  ...system,
  ...teamPlan,
  ...teamWeather,
  ...teams,
  ...usage,
} as const;

type Exports = typeof EXPORTS;
type Operations = {
  readonly [Name in keyof Exports as Exports[Name] extends Route ? Name : never]: Exports[Name];
};

function isRoute(value: unknown): value is Route {
  return typeof value === 'object' && value !== null && 'method' in value && 'access' in value;
}

/**
 * Every operation of the API, collected from the exports of these files. The server refuses to
 * start when one of them is not mounted.
 */
export const CONTRACT = Object.fromEntries(
  Object.entries(EXPORTS).filter(([, value]) => isRoute(value)),
) as Operations;
