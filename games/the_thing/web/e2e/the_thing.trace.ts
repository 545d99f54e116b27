import { measureMoving } from '#web/e2e/tracing.ts';

measureMoving('the_thing', 6);
