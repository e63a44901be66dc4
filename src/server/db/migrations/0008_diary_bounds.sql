CREATE TABLE "booking_proofs" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"website_id" bigint NOT NULL,
	"request_id" uuid,
	"email" text NOT NULL,
	"network" text NOT NULL,
	"input" jsonb,
	"booked_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_reminders" (
	"website_id" bigint PRIMARY KEY NOT NULL,
	"told_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proven_emails" (
	"website_id" bigint NOT NULL,
	"email" text NOT NULL,
	"proven_until" timestamp with time zone NOT NULL,
	CONSTRAINT "proven_emails_website_id_email_pk" PRIMARY KEY("website_id","email")
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "waits_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "is_email_proven" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "section_poll_votes" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "visitor_days" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "booking_proofs" ADD CONSTRAINT "booking_proofs_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_reminders" ADD CONSTRAINT "booking_reminders_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proven_emails" ADD CONSTRAINT "proven_emails_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_proofs_website_id_idx" ON "booking_proofs" USING btree ("website_id");--> statement-breakpoint
CREATE INDEX "booking_proofs_expires_at_idx" ON "booking_proofs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "proven_emails_proven_until_idx" ON "proven_emails" USING btree ("proven_until");--> statement-breakpoint
CREATE INDEX "bookings_waiting_idx" ON "bookings" USING btree ("waits_until") WHERE "bookings"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "bookings_website_id_waiting_idx" ON "bookings" USING btree ("website_id","created_at") WHERE "bookings"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "section_poll_votes_network_idx" ON "section_poll_votes" USING btree ("network","website_id","section_id") WHERE "section_poll_votes"."network" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "visitor_days_network_idx" ON "visitor_days" USING btree ("website_id","date","network");--> statement-breakpoint
UPDATE "bookings" SET "waits_until" = LEAST("booking_date", now() + interval '3 days') WHERE "status" = 'pending' AND "booking_date" > now();
