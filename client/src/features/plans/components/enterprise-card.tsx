import { ButtonLink } from '#client/components/ui/button.tsx';
import { paths } from '#client/lib/paths.ts';
import { ENTERPRISE } from '#shared/domain/plans.ts';

/** The negotiated plan, apart from those with a price. */
export function EnterpriseCard({ level = 2 }: { level?: 2 | 3 | undefined }) {
  const Heading = `h${level}` as const;
  return (
    <section
      aria-labelledby="enterprise-title"
      className="mt-5 flex flex-wrap items-center justify-between gap-x-10 gap-y-5 rounded-lg border border-line bg-surface p-6 sm:p-8"
    >
      <div>
        <Heading id="enterprise-title" className="font-display text-xl font-semibold">
          {ENTERPRISE.name}
        </Heading>
        <p className="mt-2 text-muted">{ENTERPRISE.description}</p>
        <p className="mt-1 text-muted">{ENTERPRISE.features.join(' · ')}</p>
      </div>
      <ButtonLink href={paths.contactSales} variant="secondary" className="max-sm:w-full">
        Contact Sales
      </ButtonLink>
    </section>
  );
}
