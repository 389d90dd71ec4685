import type { Fixed } from '../ribbon.ts';

/** What is constant over the window. */
export function FixedTable({ caption, fixed }: { caption: string; fixed: readonly Fixed[] }) {
  return (
    <table className="w-full max-w-md border-collapse text-left text-sm">
      <caption className="pb-1 text-left font-medium">{caption}</caption>
      <tbody className="figures">
        {fixed.map(({ label, value }) => (
          <tr key={label} className="border-t border-line">
            <th scope="row" className="w-2/5 py-1.5 pr-3 align-top font-normal text-muted">
              {label}
            </th>
            <td className="py-1.5 align-top">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
