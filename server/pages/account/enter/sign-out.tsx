import { Form } from "../form.tsx";
import type { AccountPage } from "../visit.ts";
import { toSignIn } from "./sign-in.tsx";
import { words } from "./words.ts";

/** `/account/sign-out`: a form, so that a link cannot sign a user out. */
export const signOut: AccountPage = {
  needsSession: true,
  show: async (visit) => ({
    title: words.signOutTitle[visit.language],
    main: (
      <>
        <p>{words.signOutAbout[visit.language]}</p>
        <Form visit={visit} name="out" look="plain" submit={words.signOutTitle[visit.language]} />
      </>
    ),
  }),
  forms: {
    out: {
      fields: [],
      async act(visit) {
        await visit.ask("signOut", { body: {} });
        return toSignIn(visit, "signed-out");
      },
    },
  },
};
