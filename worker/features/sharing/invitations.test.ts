import { beforeEach, describe, expect, it } from 'vitest';
import { freshName, type Person, postGoal, registered, signedUp } from '#tests/worker/harness.ts';
import { type Mailbox, useMailbox } from '#tests/worker/mailbox.ts';

let mailbox: Mailbox;
beforeEach(() => {
  mailbox = useMailbox();
});

const anAddress = () => `${freshName('mo')}@mail.org`;
const shareBy = async (owner: Person, goalId: number, share: Record<string, unknown>) =>
  (await owner.post(`/api/goals/${goalId}/shares`, share)).body;

describe('a goal shared with an address', () => {
  it('is announced there with its link, the sender’s name and no words of theirs', async () => {
    const ada = await signedUp();
    const { id, title } = await postGoal(ada, { title: 'Buy cheap pills at evil.test' });
    const email = anAddress();
    const share = await shareBy(ada, id, { sharedWithEmail: email });
    const mail = await mailbox.awaits(email);
    expect(mail.subject).toBe('Somebody has shared a goal with you');
    expect(mail.text).toContain(`http://localhost:8787/shared/${share.code}\n`);
    expect(mail.text).toContain(`${ada.user.username} is working on a goal`);
    expect(mail.text).toContain('somebody with an account at Yet typed this address');
    expect(mail.text + mail.html + mail.subject).not.toContain(title);
  });

  it.each(['evil.test', 'see http://evil', 'pay@evil', 'эвил.рф'])(
    'leaves out the name %s',
    async (words) => {
      const ada = await registered({ username: `${freshName('x')} ${words}` });
      const { id } = await postGoal(ada);
      const email = anAddress();
      await shareBy(ada, id, { sharedWithEmail: email });
      const mail = await mailbox.awaits(email);
      expect(mail.text).toContain('Somebody is working on a goal');
      expect(mail.text + mail.html).not.toContain(words);
    },
  );

  it('is announced once, whether or not anybody here has the address', async () => {
    mailbox = useMailbox('sent');
    const [ada, mo] = [await signedUp(), await signedUp()];
    const { id } = await postGoal(ada);
    const [known, unknown] = [anAddress(), anAddress()];
    await mo.patch('/api/user', { email: known });
    for (const sharedWithEmail of [known, unknown]) {
      expect(await shareBy(ada, id, { sharedWithEmail })).toMatchObject({
        isMailed: true,
        keptBy: null,
      });
      const again = { sharedWithEmail: sharedWithEmail.toUpperCase(), permissionLevel: 'cheer' };
      expect(await shareBy(ada, id, again)).toMatchObject({ isMailed: false, keptBy: null });
    }
    await mailbox.awaits(unknown);
    const invitations = (to: string) =>
      mailbox.to(to).filter(({ subject }) => subject.includes('shared'));
    expect([invitations(known), invitations(unknown)].map(({ length }) => length)).toEqual([1, 1]);
  });

  it('is shared without a mail where none can be sent', async () => {
    mailbox = useMailbox('none');
    const ada = await signedUp();
    const { id } = await postGoal(ada);
    const email = anAddress();
    expect(await shareBy(ada, id, { sharedWithEmail: email })).toMatchObject({ isMailed: false });
    expect(mailbox.to(email)).toEqual([]);
  });

  it('says nothing of a sealed link, whose key we do not have, nor to a name', async () => {
    const ada = await signedUp();
    const { id } = await postGoal(ada);
    const email = anAddress();
    const sealed = 'c2VhbGVk'.repeat(10);
    expect(
      await shareBy(ada, id, { isEncrypted: true, sealed, sharedWithEmail: email }),
    ).toMatchObject({
      isMailed: false,
    });
    expect(await shareBy(ada, id, { sharedWithUsername: 'mo' })).toMatchObject({ isMailed: false });
    expect(mailbox.to(email)).toEqual([]);
  });

  it('is shared all the same when the mail fails, and when one has sent enough', async () => {
    const ada = await signedUp();
    const { id } = await postGoal(ada);
    mailbox.fail(true);
    const email = anAddress();
    expect(await shareBy(ada, id, { sharedWithEmail: email })).toMatchObject({
      sharedWithEmail: email,
    });
    mailbox.fail(false);
    for (let count = 0; count < 9; count++)
      await shareBy(ada, id, { sharedWithEmail: anAddress() });
    const late = anAddress();
    expect(await shareBy(ada, id, { sharedWithEmail: late })).toMatchObject({
      sharedWithEmail: late,
      isMailed: false,
    });
    expect(mailbox.to(late)).toEqual([]);
  });

  it('cannot be used to fill a mailbox: five a day, whoever they are from', async () => {
    const email = anAddress();
    for (let count = 0; count < 6; count++) {
      const ada = await signedUp();
      const { id } = await postGoal(ada);
      await shareBy(ada, id, { sharedWithEmail: email });
    }
    await mailbox.awaits(email, 5);
    expect(mailbox.to(email)).toHaveLength(5);
  });
});
