import { Disclosure } from '#client/components/ui/disclosure.tsx';
import type { PentaData } from '#shared/contract/penta.ts';
import { channelStateWords, gateStateWords, holderWords } from '../labels.ts';

export interface PentaTableProps {
  penta: PentaData;
  nameOf: (memberId: string) => string;
}

const CELL = 'py-2 pr-4 align-top';

/** The picture's facts as a table. */
export function PentaTable({ penta, nameOf }: PentaTableProps) {
  return (
    <Disclosure summary="Read as text" className="print:hidden">
      <p className="mb-3">{`${penta.compositeType}: ${penta.coverage.text}.`}</p>
      <table className="w-full text-left max-sm:block">
        <caption className="sr-only">The twelve functions and who covers them</caption>
        <thead className="max-sm:sr-only">
          <tr className="border-b border-line text-sm text-muted">
            {['Channel', 'Function', 'State', 'Covered by'].map((title) => (
              <th key={title} scope="col" className="py-2 pr-4 font-medium">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {penta.channels.flatMap((channel) =>
            penta.gates
              .filter((gate) => gate.channel === channel.channel)
              .map((gate) => (
                <tr
                  key={gate.gate}
                  className="border-b border-line max-sm:grid max-sm:py-2 max-sm:[&>*]:py-0"
                >
                  <td className={CELL}>{`${channel.label}, ${channelStateWords(channel)}`}</td>
                  <th scope="row" className={`${CELL} font-medium`}>
                    {`${gate.label} (${gate.gate})`}
                  </th>
                  <td className={CELL}>{gateStateWords(gate)}</td>
                  <td className={CELL}>{holderWords(gate, nameOf)}</td>
                </tr>
              )),
          )}
        </tbody>
      </table>
    </Disclosure>
  );
}
