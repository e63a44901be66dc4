ALTER TABLE "bookings" ADD COLUMN "proposed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "proposed" text;--> statement-breakpoint
CREATE INDEX "claims_proposed_idx" ON "claims" USING btree ("booking_id") WHERE "claims"."proposed" IS NOT NULL;