import type { ConnectedPerson, Connection } from '#shared/contract/connection.ts';
import { BODY_IDS, SIDES } from '#shared/engine/bodies.ts';
import { calledNames } from '#shared/knowledge/called-names.ts';
import { type ChartedPerson, chartedPersonOf } from '#shared/knowledge/charted-person.ts';
import { connectionThemeOf } from '#shared/knowledge/connection-theme.ts';
import { pairCardsOf } from '#shared/knowledge/pair-cards.ts';
import { pairFactsOf } from '#shared/knowledge/pair-facts.ts';
import type { UserActor } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { Ctx } from '../context.ts';
import { withoutHiddenHours } from '../teams/pairs.ts';
import { type ConnectedChart, connectedChart } from './connected-charts.ts';

type Two<T> = readonly [T, T];

function chartedPersonFor(id: string, name: string, chart: ConnectedChart): ChartedPerson {
  const { chartData, certainty } = chart;
  const person = chartedPersonOf({ id, name, chart: chartData, certainty });
  if (!person) throw new Error('A stored chart has an activation that is no gate and line');
  return person;
}

/** Two people of one name are told apart by a number, in every sentence about them. */
function namesOf([a, b]: Two<ConnectedChart>): Two<string> {
  return a.name.trim().toLowerCase() === b.name.trim().toLowerCase()
    ? [`${a.name} (1)`, `${b.name} (2)`]
    : [a.name, b.name];
}

function personOf(member: ChartedPerson, chart: ConnectedChart): ConnectedPerson {
  const { source, chartId, isApproximate, chartData } = chart;
  const { activations, type } = chartData;
  return { id: member.id, name: member.name, source, chartId, type, isApproximate, activations };
}

function isSameChart([a, b]: Two<ConnectedChart>): boolean {
  const of = ({ chartData }: ConnectedChart) => chartData.activations;
  return SIDES.every((side) => BODY_IDS.every((body) => of(a)[side][body] === of(b)[side][body]));
}

function dynamicOf([a, b]: Two<ChartedPerson>, charts: Two<ConnectedChart>): Connection['dynamic'] {
  const called = calledNames([a.name, b.name]);
  const facts = withoutHiddenHours(pairFactsOf(a, b), [
    { id: a.id, allowed: { birth: charts[0].showsBirth } },
    { id: b.id, allowed: { birth: charts[1].showsBirth } },
  ]);
  const [card] = pairCardsOf([
    {
      a: { ...a, called: called[0] ?? a.name },
      b: { ...b, called: called[1] ?? b.name },
      facts,
    },
  ]);
  if (!card) throw new Error('A pair without a card');
  return { ...facts, ...card };
}

/** What two charts make together. */
export function connectionOf(charts: Two<ConnectedChart>): Connection {
  const names = namesOf(charts);
  const a = chartedPersonFor('a', names[0], charts[0]);
  const b = chartedPersonFor('b', names[1], charts[1]);
  const dynamic = dynamicOf([a, b], charts);
  const defined = dynamic.centers.filter(({ relation }) => relation !== 'open').length;
  return {
    a: personOf(a, charts[0]),
    b: personOf(b, charts[1]),
    dynamic,
    theme: connectionThemeOf(defined, dynamic.theme),
    isSameChart: isSameChart(charts),
  };
}

/**
 * The connection of two charts, each named as `connectedChart` reads it.
 * @throws AppError connection.same_chart for one name twice; what `connectedChart` throws
 */
export async function read(
  ctx: Ctx<UserActor>,
  { a, b }: { readonly a: string; readonly b: string },
): Promise<Connection> {
  if (a.toLowerCase() === b.toLowerCase()) throw new AppError('connection.same_chart');
  return connectionOf([await connectedChart(ctx, a), await connectedChart(ctx, b)]);
}
