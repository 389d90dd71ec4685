import { PLANS, type Plan } from '#shared/domain/plans.ts';

interface Row {
  readonly label: string;
  readonly of: (plan: Plan) => string;
}

/** A feature that one plan lists and the other doesn't. */
const listed = (label: string, words: string): Row => ({
  label,
  of: ({ features }) => (features.some((feature) => feature.includes(words)) ? 'Yes' : 'No'),
});

const ROWS: readonly Row[] = [
  { label: 'Teams', of: ({ limits }) => `${limits.teamLimit}` },
  { label: 'Seats', of: ({ limits }) => `${limits.memberLimit}` },
  { label: 'People in each team', of: () => '3 to 5' },
  { label: 'Charts, team analysis and team coach', of: () => 'Yes' },
  listed('1-on-1 consultation with the founder', 'consultation'),
  listed('4-hour group training seminar', 'seminar'),
  listed('Advanced analytics', 'analytics'),
  listed('Custom working dynamics reports', 'reports'),
  listed('Priority support', 'Priority'),
  { label: 'Guarantee', of: ({ guarantee }) => guarantee ?? 'None' },
];

/** The plans row by row. */
export function PlanComparison() {
  return (
    <section aria-labelledby="comparison-title" className="mt-14">
      <h2 id="comparison-title" className="font-display text-2xl font-semibold">
        Compare plans
      </h2>
      <table className="mt-6 w-full border-collapse text-left">
        <thead>
          <tr className="border-b border-line-strong text-sm">
            <th scope="col" className="py-3 pr-4 font-normal text-muted">
              What you get
            </th>
            {PLANS.map(({ tier, name }) => (
              <th key={tier} scope="col" className="w-[30%] px-2 py-3 align-bottom font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="figures">
          {ROWS.map(({ label, of }) => (
            <tr key={label} className="border-b border-line">
              <th scope="row" className="py-3 pr-4 font-normal">
                {label}
              </th>
              {PLANS.map((plan) => (
                <td key={plan.tier} className="px-2 py-3 align-top">
                  <Value text={of(plan)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** "Yes" in ink, "No" quiet: words, so that nobody has to read a symbol. */
function Value({ text }: { text: string }) {
  const isAbsent = text === 'No' || text === 'None';
  return <span className={isAbsent ? 'text-muted' : 'font-medium'}>{text}</span>;
}
