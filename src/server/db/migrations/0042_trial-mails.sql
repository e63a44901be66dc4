ALTER TABLE "users" ADD COLUMN "trial_mails_sent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "wants_trial_mails" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "users_trial_end_date_idx" ON "users" USING btree ("trial_end_date");