ALTER TABLE "bookings" ADD COLUMN "remind_at" timestamp with time zone;--> statement-breakpoint
UPDATE "bookings" SET "remind_at" = "booking_date" - interval '24 hours'
WHERE "status" = 'confirmed' AND "customer_email" <> '' AND "booking_date" > now() + interval '24 hours';--> statement-breakpoint
CREATE INDEX "bookings_reminder_idx" ON "bookings" USING btree ("remind_at") WHERE "bookings"."remind_at" IS NOT NULL;