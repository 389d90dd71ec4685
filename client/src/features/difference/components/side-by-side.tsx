import { cx } from '#client/components/ui/cx.ts';
import { BODY_IDS, BODY_NAMES, type PerPosition, SIDES } from '#shared/engine/bodies.ts';

interface SideBySideProps {
  /** "gate.line" */
  ours: PerPosition<string>;
  theirs: PerPosition<string>;
}

const SIDE_NAMES = { design: 'Design', personality: 'Personality' } as const;
const CELL = 'py-1.5 text-right tabular-nums';

/** All positions of both charts, the different ones marked. */
export function SideBySide({ ours, theirs }: SideBySideProps) {
  return (
    <table className="w-full max-w-reading border-collapse text-sm">
      <caption className="sr-only">Positions in our chart and in the other one</caption>
      <thead>
        <tr>
          <td rowSpan={2} />
          {SIDES.map((side) => (
            <th key={side} scope="colgroup" colSpan={2} className="pl-3 text-right">
              {SIDE_NAMES[side]}
            </th>
          ))}
        </tr>
        <tr className="text-muted">
          {SIDES.flatMap((side) => [
            <th key={`${side} ours`} scope="col" className={cx(CELL, 'font-normal')}>
              Ours
            </th>,
            <th key={`${side} theirs`} scope="col" className={cx(CELL, 'font-normal')}>
              Theirs
            </th>,
          ])}
        </tr>
      </thead>
      <tbody>
        {BODY_IDS.map((body) => (
          <tr key={body} className="border-t border-line">
            <th scope="row" className="py-1.5 pr-2 text-left font-normal text-muted">
              {BODY_NAMES[body]}
            </th>
            {SIDES.flatMap((side) => {
              const [our, their] = [ours[side][body], theirs[side][body]];
              const differs = our !== their;
              return [
                <td key={`${side} ours`} className={CELL}>
                  {our}
                </td>,
                <td
                  key={`${side} theirs`}
                  className={cx(CELL, differs ? 'font-semibold' : 'text-muted')}
                >
                  {differs && <span className="sr-only">different: </span>}
                  {differs ? (
                    <mark className="rounded-sm bg-warn-soft px-1 text-ink">{their}</mark>
                  ) : (
                    their
                  )}
                </td>,
              ];
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
