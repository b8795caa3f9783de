import { composeMail } from '#worker/lib/outside/mail-layout.ts';
import type { Mail } from '#worker/ports.ts';

/** Names in which a mail program would see a link, or that speak of an address. */
const LINK_LIKE = /[/\\@:]|\p{L}\.\p{L}/u;

/**
 * The invitation, sent to somebody who may never have heard of us, at another person's wish: who it
 * is from, one link, and no words of the sender's choosing but their name (a goal's title would
 * carry anything to anybody).
 */
export const invitationMail = (from: string, to: string, url: string): Mail =>
  composeMail({
    to,
    subject: 'Somebody has shared a goal with you',
    paragraphs: [
      'Hello,',
      `${LINK_LIKE.test(from) ? 'Somebody' : from} is working on a goal at Yet and would like you to see how it is coming along: its plan, and how far it is.`,
    ],
    action: { label: 'See the goal', url },
    afterwards: [
      'You need no account to look. Whoever has the link can open it, so keep it to yourself.',
      'If you don’t know anybody of this name, leave the link alone; nothing else will happen.',
    ],
    why: `Sent to ${to} because somebody with an account at Yet typed this address. It is kept with what they share and used for nothing else. Replies to this mail are not read.`,
  });
