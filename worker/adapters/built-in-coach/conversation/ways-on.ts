import guides from '#worker/generated/sessions.json' with { type: 'json' };
import { asChoice } from '#worker/lib/talk/choices.ts';
import type { EdenReply } from './context.ts';

const GUIDES = guides as unknown as readonly { id: string; title: string; minutes: number }[];

/** How somebody asks for an idea by a button. */
const GIVE_AN_IDEA = 'Give me an idea';

/** What there is besides going on talking. */
interface WaysOn {
  hasIdea: boolean;
  /** The id of the guided session that fits. */
  session: string | undefined;
}

/** The button that begins a guided session: its title, and how long it takes. */
function sessionChoice(id: string) {
  const guide = GUIDES.find((one) => one.id === id);
  return guide ? [{ label: `${guide.title} (${guide.minutes} min)`, value: guide.title }] : [];
}

/**
 * A reply with an idea and the guided session that fits as buttons: an offer in words would take
 * the place of what was told. A reply that has choices keeps them.
 */
export function withWaysOn(reply: EdenReply, { hasIdea, session }: WaysOn): EdenReply {
  const choices = [
    ...(hasIdea ? [asChoice(GIVE_AN_IDEA)] : []),
    ...(session === undefined ? [] : sessionChoice(session)),
  ];
  return reply.choices || choices.length === 0 ? reply : { ...reply, choices };
}
