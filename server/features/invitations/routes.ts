import {
  addMyself,
  answerClaim,
  answerMove,
  answerMyMove,
  changeMyPlace,
  createInvitation,
  declineInvitation,
  getInvitation,
  getJoinPlace,
  getOwnPlace,
  getTeamVersion,
  joinTeam,
  listAccountInvitations,
  listClaims,
  listInvitations,
  listMyPlaces,
  remindInvitation,
  revokeInvitation,
  setOwnLevel,
  suggestJoinPlaces,
  withdraw,
} from '#shared/contract/invitations.ts';
import { handle } from '../handle.ts';
import { answerAsMe, changePlace, claims, decideClaim, places } from './claims.ts';
import { decline, join, open, placeOf, suggestPlaces } from './joining.ts';
import { invite, list, listAll, remind, revoke, versionOf } from './manage.ts';
import { addOwner } from './myself.ts';
import { answerBy, read, setLevel, withdrawBy } from './own-place.ts';

export function invitationsRoutes({ config }: { readonly config: { readonly publicUrl: string } }) {
  const joinLink = (token: string) => `${config.publicUrl}/join/${token}`;
  const personalLink = (token: string) => `${config.publicUrl}/my-place/${token}`;
  return [
    handle(listInvitations, ({ ctx, params }) => list(ctx, params.id)),
    handle(listAccountInvitations, ({ ctx, params }) => listAll(ctx, params.id)),
    handle(createInvitation, ({ ctx, params, body }) => invite(ctx, params.id, body, joinLink)),
    handle(revokeInvitation, ({ ctx, params }) => revoke(ctx, params)),
    handle(remindInvitation, ({ ctx, params }) => remind(ctx, params, joinLink)),
    handle(addMyself, ({ ctx, params, body }) => addOwner(ctx, params.id, body.level)),
    handle(getTeamVersion, ({ ctx, params }) => versionOf(ctx, params.id)),
    handle(getInvitation, ({ ctx, params }) => open(ctx, params.token)),
    handle(declineInvitation, ({ ctx, params }) => decline(ctx, params.token)),
    handle(joinTeam, ({ ctx, params, body }) => join(ctx, params.token, body, personalLink)),
    handle(suggestJoinPlaces, ({ ctx, params, body }) =>
      suggestPlaces(ctx, params.token, body.input),
    ),
    handle(getJoinPlace, ({ ctx, params, body }) => placeOf(ctx, params.token, body.placeId)),
    handle(getOwnPlace, ({ ctx, params }) => read(ctx, params.token)),
    handle(setOwnLevel, ({ ctx, params, body }) => setLevel(ctx, params.token, body.level)),
    handle(answerMove, ({ ctx, params, body }) => answerBy(ctx, params.token, body)),
    handle(withdraw, ({ ctx, params }) => withdrawBy(ctx, params.token)),
    handle(listClaims, ({ ctx }) => claims(ctx)),
    handle(answerClaim, ({ ctx, params, body }) => decideClaim(ctx, params.id, body.isMe)),
    handle(listMyPlaces, ({ ctx }) => places(ctx)),
    handle(changeMyPlace, ({ ctx, params, body }) => changePlace(ctx, params.id, body.level)),
    handle(answerMyMove, ({ ctx, params, body }) => answerAsMe(ctx, params.id, body)),
  ];
}
