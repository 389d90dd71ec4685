import { Button } from '#client/components/ui/button.tsx';
import { cx } from '#client/components/ui/cx.ts';
import type { OrganizationRule } from '#shared/contract/organization.ts';
import { isBound, type PoolPerson } from '../arrangement.ts';
import { ruleWords } from '../words.ts';

export interface RulePanelProps {
  people: readonly PoolPerson[];
  selected: readonly string[];
  rules: readonly OrganizationRule[];
  onAdd: (rules: readonly OrganizationRule[]) => void;
  onRemove: (rule: OrganizationRule) => void;
}

/** Rules about selected people, and those already made. */
export function RulePanel({ people, selected, rules, onAdd, onRemove }: RulePanelProps) {
  const isSome = selected.length > 0;
  const areSeveral = selected.length > 1;
  const canStay = people
    .filter(({ id, teamId }) => selected.includes(id) && teamId !== null)
    .map(({ id }) => ({ kind: 'fixed' as const, person: id }));
  const bound = people.filter(isBound);
  const ids = [...selected];
  return (
    <section
      aria-labelledby="rules"
      className={cx(
        'rounded-lg border border-line bg-surface p-4',
        // In sight while people are being selected further up.
        isSome && 'sticky bottom-4 z-10 shadow-overlay',
      )}
    >
      <h2 id="rules" className="font-medium">
        Rules
      </h2>
      <p className="mt-1 text-sm text-muted">
        {isSome
          ? `${selected.length === 1 ? '1 person' : `${selected.length} people`} selected.`
          : 'Select people above to keep them together, apart, or where they are.'}
      </p>
      <div className={isSome ? 'mt-3 flex flex-wrap gap-2' : 'hidden'}>
        <Button
          size="sm"
          variant="secondary"
          disabled={!areSeveral}
          onClick={() => onAdd([{ kind: 'together', people: ids }])}
        >
          Keep together
        </Button>
        <Button
          size="sm"
          variant="secondary"
          disabled={!areSeveral}
          onClick={() => onAdd([{ kind: 'apart', people: ids }])}
        >
          Keep apart
        </Button>
        <Button
          size="sm"
          variant="secondary"
          disabled={canStay.length === 0}
          onClick={() => onAdd(canStay)}
        >
          Keep in their team
        </Button>
        <Button
          size="sm"
          variant="secondary"
          disabled={!isSome || rules.some(({ kind }) => kind === 'leads')}
          onClick={() => onAdd([{ kind: 'leads', people: ids }])}
        >
          Make them leads
        </Button>
      </div>
      {rules.length > 0 && (
        <ul aria-label="Rules" className="mt-3 divide-y divide-line border-t border-line">
          {rules.map((rule) => {
            const words = ruleWords(rule, people);
            return (
              <li key={words} className="flex items-center justify-between gap-3 py-1.5">
                <span className="min-w-0 wrap-anywhere">{words}</span>
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={`Remove: ${words}`}
                  onClick={() => onRemove(rule)}
                >
                  Remove
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      {bound.length > 0 && (
        <p className="mt-3 text-sm text-muted">
          {bound.length === 1 ? '1 person' : `${bound.length} people`} joined by invitation and
          won’t be suggested for another team.
        </p>
      )}
    </section>
  );
}
