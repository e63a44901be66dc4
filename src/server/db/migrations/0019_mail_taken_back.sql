ALTER TABLE "outbox" ADD COLUMN "about" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "known" jsonb;--> statement-breakpoint
CREATE INDEX "outbox_about_idx" ON "outbox" USING btree ("about") WHERE "outbox"."about" IS NOT NULL AND "outbox"."sent_at" IS NULL;