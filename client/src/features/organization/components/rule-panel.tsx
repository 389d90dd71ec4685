import { Button } from '#client/components/ui/button.tsx';
import type { OrganizationRule } from '#shared/contract/organization.ts';
import { isBound, type PoolPerson } from '../arrangement.ts';
import { ruleWords } from '../words.ts';

export interface RuleListProps {
  people: readonly PoolPerson[];
  rules: readonly OrganizationRule[];
  /** While people are being selected for a rule. */
  isSelecting: boolean;
  onSelecting: () => void;
  onRemove: (rule: OrganizationRule) => void;
}

/** The rules that suggested teams keep. */
export function RuleList({ people, rules, isSelecting, onSelecting, onRemove }: RuleListProps) {
  const bound = people.filter(isBound).length;
  return (
    <section aria-labelledby="rules" className="grid justify-items-start gap-2">
      <h3 id="rules" className="font-medium">
        Rules
      </h3>
      {rules.length > 0 ? (
        <ul aria-label="Rules" className="w-full divide-y divide-line border-y border-line">
          {rules.map((rule) => {
            const words = ruleWords(rule, people);
            return (
              <li key={words} className="flex items-center justify-between gap-3 py-1">
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
      ) : (
        <p className="text-sm text-muted">
          None yet. Keep people together, apart, or where they are, or give every team a lead.
        </p>
      )}
      {!isSelecting && (
        <Button size="sm" variant="secondary" onClick={onSelecting}>
          Add a rule
        </Button>
      )}
      {bound > 0 && (
        <p className="text-sm text-muted">
          {bound === 1 ? '1 person' : `${bound} people`} joined by invitation and won’t be suggested
          for another team.
        </p>
      )}
    </section>
  );
}

export interface RuleBarProps {
  people: readonly PoolPerson[];
  selected: readonly string[];
  rules: readonly OrganizationRule[];
  onAdd: (rules: readonly OrganizationRule[]) => void;
  onCancel: () => void;
}

/** What can be said about the people selected in the teams; in sight while they're selected. */
export function RuleBar({ people, selected, rules, onAdd, onCancel }: RuleBarProps) {
  const isSome = selected.length > 0;
  const areSeveral = selected.length > 1;
  const canStay = people
    .filter(({ id, teamId }) => selected.includes(id) && teamId !== null)
    .map(({ id }) => ({ kind: 'fixed' as const, person: id }));
  const ids = [...selected];
  return (
    <section
      aria-label="Add a rule"
      className="sticky bottom-4 z-10 grid gap-3 rounded-lg border border-line bg-surface p-4 shadow-overlay"
    >
      <p className="text-sm" role="status">
        {isSome
          ? `${selected.length === 1 ? '1 person' : `${selected.length} people`} selected. What’s the rule?`
          : 'Select the people that the rule is about.'}
      </p>
      <div className="flex flex-wrap gap-2">
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
        <Button size="sm" variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </section>
  );
}
