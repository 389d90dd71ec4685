const COSTS = [
  { figure: '18%', words: 'loss of productivity' },
  { figure: '$17,000+', words: 'for each bad hire' },
  { figure: '85%', words: 'conflict' },
  { figure: '$50,000+', words: 'a quarter, for teams of 10+' },
] as const;

/** The costs of a team that does not work together. None has a source, and each says so. */
export function DysfunctionCosts() {
  return (
    <section aria-labelledby="costs-title">
      <h2 id="costs-title" className="font-display text-xl font-semibold">
        What dysfunction costs a team
      </h2>
      <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-6 border-y border-line py-6 lg:grid-cols-4">
        {COSTS.map(({ figure, words }) => (
          <div key={figure} className="flex flex-col-reverse justify-end">
            <dt className="text-muted">
              {words}
              <span className="block text-xs">Illustrative</span>
            </dt>
            <dd className="figures font-display text-2xl font-semibold">{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 max-w-[68ch] text-sm text-muted">
        These figures are illustrative, not the result of a study. Use your own numbers to decide.
      </p>
    </section>
  );
}
