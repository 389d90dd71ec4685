import type { ReactNode } from 'react';
import { PageContainer } from '#client/components/layout/page-container.tsx';
import { PageHeading } from '#client/components/layout/page-heading.tsx';
import type { Contacts } from '#client/features/marketing/contacts.ts';

export interface AboutPageProps {
  contacts?: Partial<Pick<Contacts, 'founderName'>> | undefined;
}

export function AboutPage({ contacts }: AboutPageProps) {
  const founder = contacts?.founderName || null;
  return (
    <PageContainer width="reading">
      <PageHeading pageTitle="About">A note from the founder</PageHeading>
      <FounderLetter founder={founder} />
      <section aria-labelledby="method-title" className="mt-16 border-t border-line pt-10">
        <h2 id="method-title" className="font-display text-2xl font-semibold">
          How a chart is made
        </h2>
        <div className="prose-text mt-4">
          <p>
            Your birthplace gives us coordinates and the time zone in force there that day. We
            compute the positions of thirteen bodies for the exact moment of your birth, and again
            for the moment when the Sun was 88 degrees earlier. Each position falls into one of 64
            gates and one of six lines. Everything else on the page follows from these 26 values by
            fixed rules.
          </p>
          <p>
            If you don’t know your birth time, we don’t guess. We show what’s certain for the whole
            day and mark the rest.
          </p>
        </div>
      </section>
      <Sources />
    </PageContainer>
  );
}

function FounderLetter({ founder }: { founder: string | null }) {
  return (
    <>
      <div className="max-w-[58ch] space-y-5 font-display text-lg sm:text-xl">
        <p>
          Most trouble in teams isn’t a lack of skill. It’s someone who needs to sleep on a decision
          working next to someone who has already started, and neither one knowing that the other
          isn’t being difficult.
        </p>
        <p>
          Human Design gives those differences names. I wanted a tool that puts them in plain
          English, shows where they come from, and is still useful in a meeting on a Tuesday
          afternoon. So every page here starts with what something means, and only then tells you
          what it’s called.
        </p>
        <p>
          Take what helps, test it against what you know about yourself, and leave the rest. A chart
          is a way to start a conversation, never a verdict on a person.
        </p>
      </div>
      <p className="mt-8">
        <span className="block font-medium">{founder ?? 'The founder'}</span>
        {founder && <span className="block text-sm text-muted">Founder</span>}
      </p>
    </>
  );
}

function Sources() {
  return (
    <section aria-labelledby="sources-title" className="mt-12 border-t border-line pt-10">
      <h2 id="sources-title" className="font-display text-2xl font-semibold">
        Sources and licenses
      </h2>
      <ul className="prose-text mt-4 list-disc space-y-2 pl-5">
        <li>
          Place names and coordinates: <Outside href="https://www.geonames.org/">GeoNames</Outside>,
          under{' '}
          <Outside href="https://creativecommons.org/licenses/by/4.0/">
            Creative Commons Attribution 4.0
          </Outside>
          , compiled into our own index.
        </li>
        <li>
          Time zone boundaries: ©{' '}
          <Outside href="https://www.openstreetmap.org/copyright">
            OpenStreetMap contributors
          </Outside>
          , by way of timezone-boundary-builder, under the{' '}
          <Outside href="https://opendatacommons.org/licenses/odbl/1-0/">
            Open Database License
          </Outside>
          .
        </li>
        <li>
          Typefaces: Inter and Source Serif 4, under the{' '}
          <Outside href="https://openfontlicense.org/">SIL Open Font License</Outside>.
        </li>
      </ul>
    </section>
  );
}

function Outside({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} rel="noopener noreferrer" className="text-link">
      {children}
    </a>
  );
}
