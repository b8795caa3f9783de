import { Hono } from 'hono';
import {
  Assessment,
  AssessmentList,
  AssessmentParams,
  MindsetQuestionList,
  MindsetResponse,
  MindsetResponseList,
  NewAssessment,
  NewBeliefAnswers,
  NewMindsetResponse,
} from '#schema/contracts/mindset.ts';
import { MINDSET_URLS } from '#schema/urls/mindset.urls.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { body, params } from '#worker/http/input.ts';
import { requireUser } from '#worker/http/require-user.ts';
import { send } from '#worker/http/send.ts';
import {
  answerBelief,
  answerQuestion,
  assessments,
  latestAssessment,
  listMindsetQuestions,
  openResponses,
  saveAssessment,
} from './mindset.service.ts';

export const mindsetRoutes = new Hono<AppEnv>()
  .get(MINDSET_URLS.questions, requireUser, async (c) =>
    send(c, MindsetQuestionList, await listMindsetQuestions(c.var.user)),
  )
  .get(MINDSET_URLS.responses, requireUser, async (c) =>
    send(c, MindsetResponseList, await openResponses(c.var.user)),
  )
  .post(MINDSET_URLS.responses, requireUser, async (c) =>
    send(
      c,
      MindsetResponse,
      await answerQuestion(c.var.user, await body(c, NewMindsetResponse)),
      201,
    ),
  )
  .get(MINDSET_URLS.assessments, requireUser, async (c) =>
    send(c, AssessmentList, await assessments(c.var.user)),
  )
  .post(MINDSET_URLS.assessments, requireUser, async (c) =>
    send(c, Assessment, await saveAssessment(c.var.user, await body(c, NewAssessment)), 201),
  )
  .post(MINDSET_URLS.beliefAnswers, requireUser, async (c) => {
    const { assessmentId } = params(c, AssessmentParams);
    const answers = await body(c, NewBeliefAnswers);
    return send(c, Assessment, await answerBelief(c.var.user, assessmentId, answers));
  })
  .get(MINDSET_URLS.latestAssessment, requireUser, async (c) =>
    send(c, Assessment, await latestAssessment(c.var.user)),
  );
