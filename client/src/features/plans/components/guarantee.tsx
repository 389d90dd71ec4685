import { planOf } from '#shared/domain/plans.ts';

const PROMISES = [
  {
    title: '30% in 90 days',
    text: 'An increase of 30% in team pattern awareness within 90 days.',
  },
  { title: 'Set up in 30 days', text: 'You’re fully set up within 30 days.' },
  { title: 'Weekly check-ins', text: 'We check in with you every week.' },
] as const;

/** Promises to buyers. */
export function Guarantee() {
  const { name, guarantee } = planOf('team_genius_blueprint');
  return (
    <section aria-labelledby="guarantee-title" className="mt-14 border-t border-line pt-10">
      <h2 id="guarantee-title" className="font-display text-2xl font-semibold">
        Our guarantee
      </h2>
      <ul className="mt-6 grid gap-x-12 gap-y-8 md:grid-cols-3">
        {PROMISES.map(({ title, text }) => (
          <li key={title}>
            <h3 className="text-lg font-semibold">{title}</h3>
            <p className="mt-1 text-muted">{text}</p>
          </li>
        ))}
      </ul>
      {guarantee && (
        <p className="mt-8 text-muted">
          {name} comes with a {guarantee}.
        </p>
      )}
    </section>
  );
}
